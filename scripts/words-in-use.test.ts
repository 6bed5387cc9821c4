import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '@fucina/site/words';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const code = globSync('{web,server,packages}/**/{src,build,og}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => path.includes('node_modules'),
})
  .filter((path) => !path.includes('.test.') && !/\/words\/(en|it)\//.test(path))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

/** Keys written out: `'skulls.title'`. */
const written = new Set([...code.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(at(1)));
/** Keys with placeholders: `skulls.errors.${code}`. */
const patterns = [...code.matchAll(/`([\w-]+\.[^`\n]*\$\{[^`\n]*)`/g)]
  .map(at(1))
  .map((template) =>
    template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('([^.]+)'),
  )
  .map((pattern) => new RegExp(`^${pattern}$`));
/** Keys of a page's own section: `sectionKey(page, 'all')`. A guide's section is one of the manual. */
const ofSections = [...code.matchAll(/sectionKey\(\w+, '([\w.]+)'\)/g)]
  .map(at(1))
  .map((name) => new RegExp(`^(?:docs\\.guides\\.)?[\\w/-]+\\.${escaped(name)}(\\.|$)`));

test('every text in the word files is used by the site', () => {
  const unused = keysOf(words.en).filter((key) => !isUsed(key.replace(/_(one|other)$/, '')));
  expect(unused).toEqual([]);
});

function isUsed(key: string): boolean {
  if (written.has(key)) return true;
  const isNested = key.split('.').length > 2;
  if (ofSections.some((pattern) => pattern.test(key)))
    return isNested || isWritten(key.split('.')[1]);
  // A variable right after the section would match all of its words: its values are written somewhere.
  return patterns.some((pattern) => {
    const match = pattern.exec(key);
    return match !== null && (isNested || isWritten(match[1]));
  });
}

function isWritten(name = ''): boolean {
  return new RegExp(`['"]${escaped(name)}['"]`).test(code);
}

function keysOf(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const key = above === '' ? name : `${above}.${name}`;
    return typeof value === 'string' ? [key] : keysOf(value, key);
  });
}

function at(group: number) {
  return (match: RegExpMatchArray) => match[group] ?? '';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
