import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openChoices } from './open-choices.ts';
import { writeTool } from './write-tool.ts';

const root = join(import.meta.dirname, '..', '..');
const ID = 'uuid-converter';
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'fucina-new-tool-'));
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of listed.split('\0').filter(isNeeded)) {
    await mkdir(dirname(join(copy, path)), { recursive: true });
    // A file that git still lists may have been removed meanwhile.
    await cp(join(root, path), join(copy, path)).catch(() => undefined);
  }
  await linkPackages();
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new tool type-checks, passes its tests and is built in both languages', {
  timeout: 300_000,
}, async () => {
  const written = await writeTool(copy, ID);
  expect(written).toContain(`web/src/tools/${ID}/page.tsx`);
  expect(openChoices(copy)).toEqual([
    `packages/site/src/words/en/${ID}.json`,
    `packages/site/src/words/it/${ID}.json`,
    'web/src/pages/home/samples.tsx',
    'web/src/shell/page-icon.tsx',
  ]);
  run(join('node_modules', 'typescript', 'bin', 'tsc'), '-p', 'web', '--noEmit');
  run(join('node_modules', 'vitest', 'vitest.mjs'), 'run', `web/src/tools/${ID}`, 'packages/site');
  run(
    '--input-type=module',
    '--eval',
    `process.env.NODE_ENV = 'production';
     const { buildSteps } = await import('./web/build/site.ts');
     for (const { name, run } of buildSteps) if (/client|words|pages/.test(name)) await run();`,
  );
  for (const language of ['en', 'it']) {
    const html = await readFile(
      join(copy, 'web', 'dist', 'pages', language, 'tools', `${ID}.html`),
      'utf8',
    );
    expect(html).toContain('<h1 tabindex="-1">Uuid converter</h1>');
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

function isNeeded(path: string): boolean {
  return /^(?:packages|web|scripts)\/|^[^/]+\.(?:json|ts)$/.test(path);
}

/** Links npm's packages from this repository and the workspaces from the copy. */
async function linkPackages(): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(join(to, '@fucina'), { recursive: true });
  for (const name of await readdir(from)) {
    if (name !== '@fucina' && name !== '.vite') await symlink(join(from, name), join(to, name));
  }
  for (const name of await readdir(join(copy, 'packages'))) {
    await symlink(join(copy, 'packages', name), join(to, '@fucina', name));
  }
}

function run(...args: string[]): void {
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' });
}
