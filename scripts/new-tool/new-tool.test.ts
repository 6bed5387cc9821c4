import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageCodes } from '@fucina/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../repository-copy.ts';
import { openChoices } from './open-choices.ts';
import { writeTool } from './write-tool.ts';

const NEEDED = /^(?:packages|web|server|scripts|e2e|docs\/manual)\/|^[^/]+\.(?:json|ts)$/;
const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
const ID = 'uuid-converter';
let copy: string;

beforeAll(async () => {
  copy = await copyRepository((path) => NEEDED.test(path));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new tool type-checks, passes its tests and is built in every language', {
  timeout: 900_000,
}, async () => {
  const written = await writeTool(copy, ID);
  expect(written).toContain(`web/src/tools/${ID}/page.tsx`);
  expect(openChoices(copy)).toEqual([
    ...languageCodes.map((language) => `packages/site/src/words/${language}/${ID}.json`),
    'web/drawings/page-pictures.ts',
    'web/src/pages/home/samples.tsx',
  ]);
  for (const workspace of ['web', 'e2e']) {
    run(tsc, '-p', workspace, '--noEmit', '--checkers', '1');
  }
  run(join('node_modules', 'vitest', 'vitest.mjs'), 'run', `web/src/tools/${ID}`, 'packages/site/');
  run(
    '--input-type=module',
    '--eval',
    `process.env.NODE_ENV = 'production';
     const { buildSteps } = await import('./web/build/site.ts');
     for (const { name, run } of buildSteps) if (/client|words|pages/.test(name)) await run();`,
  );
  for (const language of languageCodes) {
    const html = await readFile(
      join(copy, 'web', 'dist', 'pages', language, 'tools', `${ID}.html`),
      'utf8',
    );
    expect(html).toMatch(/<h1 [^>]*>Uuid converter<\/h1>/);
    expect(html).toMatch(
      /data-after-paint="modulepreload" crossorigin href="\/assets\/uuid-converter-/,
    );
  }
});

test('a tool is not written twice', async () => {
  await expect(writeTool(copy, 'small-caps')).rejects.toThrow('exists already');
});

test.each(['', 'Uuid', 'uuid converter', '../x', 'uuid-'])('%o names no tool', async (id) => {
  await expect(writeTool(copy, id)).rejects.toThrow('lower case');
});

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: copy,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${args.join(' ')} failed.\n${stdout}${stderr}`);
}
