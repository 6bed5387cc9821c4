import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { publishableLibraries } from '../../scripts/pack/publishable.ts';
import { NODE_VERSIONS } from './node-versions.ts';
import { compileThere, RESOLUTIONS, TYPESCRIPTS } from './type-checkers.ts';

const consumer = inject('consumer');
const examples = readdirSync(join(consumer, 'examples')).filter((file) => file.endsWith('.ts'));
const modules = publishableLibraries().flatMap(({ path, manifest }) =>
  Object.entries(manifest.exports)
    .filter(([, source]) => source.endsWith('.ts'))
    .map(([at, source]) => ({
      specifier: posix.join(manifest.name, at),
      source: join(path, source),
    })),
);

beforeAll(() => {
  const [typescript, resolution] = [TYPESCRIPTS[0], RESOLUTIONS[0]];
  if (!typescript || !resolution) throw new Error('no compiler');
  compileThere(
    consumer,
    examples.map((file) => join('examples', file)),
    typescript.folder,
    resolution,
    ['--outDir', 'compiled'],
  );
  writeFileSync(
    join(consumer, 'shows.mjs'),
    "import { deepStrictEqual } from 'node:assert/strict';\nglobalThis.shows = deepStrictEqual;\n",
  );
  writeFileSync(
    join(consumer, 'names.mjs'),
    `const names = {};
for (const specifier of ${JSON.stringify(modules.map(({ specifier }) => specifier))}) {
  names[specifier] = Object.keys(await import(specifier)).sort();
}
console.log(JSON.stringify(names));`,
  );
});

describe.each(NODE_VERSIONS)('Node $major', ({ major, path }) => {
  function run(...args: string[]) {
    return spawnSync(path, args, { cwd: consumer, encoding: 'utf8' });
  }

  test('is the version it is taken for', () => {
    expect(run('--version').stdout).toMatch(new RegExp(`^v${major}\\.`));
  });

  test('every path of every package exports the names of its source', async () => {
    const exported = JSON.parse(run('names.mjs').stdout);
    for (const { specifier, source } of modules) {
      expect(exported[specifier], specifier).toEqual(Object.keys(await import(source)).sort());
    }
  });

  test.each(examples)('the examples of %s give the values they show', (file) => {
    const { status, stderr } = run(
      '--import',
      './shows.mjs',
      join('compiled', file.replace(/\.ts$/, '.js')),
    );
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

test('every library has an example', () => {
  const names = publishableLibraries().map(({ folder }) => folder);
  const shown = new Set(examples.map((file) => file.replace(/-\d+\.ts$/, '')));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
});
