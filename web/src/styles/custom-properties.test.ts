// A custom property that nobody declares is nothing, without a word: colors and fonts are missing then.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: src })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(src, path), 'utf8'))
    .join('\n');

const code = read('**/*.{ts,tsx}');
// What is in there is written into the classes that use it, and not declared itself.
const styles = read('**/*.css').replace(/@theme inline \{[^}]*\}/, '');
const declared = new Set(
  [...`${styles}\n${code}`.matchAll(/(--[a-z][\w-]*)['"\]]*:/g)].map(([, name]) => name),
);

test('every custom property that code mentions is declared', () => {
  const used = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
