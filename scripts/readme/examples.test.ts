import { deepStrictEqual } from 'node:assert/strict';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { root } from '../pack/folders.ts';
import { publishableLibraries } from '../pack/publishable.ts';
import { exampleModule, examplesOf, shownValues } from './examples.ts';

const modules = join(root, '.cache', 'readme-examples');

beforeAll(() => {
  mkdirSync(modules, { recursive: true });
  vi.stubGlobal('shows', deepStrictEqual);
});
afterAll(() => vi.unstubAllGlobals());

describe.each(publishableLibraries())('the README of $manifest.name', ({ folder, path }) => {
  const examples = examplesOf(readFileSync(join(path, 'README.md'), 'utf8'));

  test('shows values', () => {
    expect(examples.map(shownValues).reduce((sum, one) => sum + one, 0)).toBeGreaterThan(0);
  });

  test.each(examples.map((code, index) => ({ number: index + 1, code })))(
    'example $number gives the values it shows',
    async ({ number, code }) => {
      const file = join(modules, `${folder}-${number}.ts`);
      rmSync(file, { force: true });
      writeFileSync(file, exampleModule(code));
      await import(file);
    },
  );
});

test('a shown value on the same line, below, or over several lines becomes a check', () => {
  const example = `import { a } from 'somewhere';
const plain = a(1);
a(1); // → 2
const named = a({
  of: 2,
}); // → { ok: true }
a(plain, named);
// a remark
a(3);
// → {
//     ok: false,
//   }
if (named.ok) {
  a(4); // → 'x; y'
}
`;
  expect(shownValues(example)).toBe(4);
  expect(exampleModule(example)).toBe(`import { a } from 'somewhere';
const plain = a(1);
shows(a(1), 2);
const named = a({
  of: 2,
});
shows(named, { ok: true });
a(plain, named);
// a remark
shows(a(3), {
  ok: false,
});
if (named.ok) {
  shows(a(4), 'x; y');
}

declare function shows(actual: unknown, expected: unknown): void;
export {};
`);
});
