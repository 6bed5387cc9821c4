// A page has the words of all pages and its own. Here: nobody says the words of a page where they may not be loaded.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { allPages, shells, type WordsFile } from '@fucina/site';
import { fileOfWords, words } from '@fucina/site/words';
import { expect, test } from 'vitest';
import { readPageSources } from '../web/build/page-sources.ts';
import { readImports } from './floors/imports.ts';

const root = join(import.meta.dirname, '..');
/** Imports every page, and is imported by none. */
const PAGE_MODULES = 'web/src/entry/page-modules.ts';
/** The search, which waits for the words of all pages. */
const OF_ALL_PAGES = ['web/src/palette/all-items.ts'];
/** Looks like a key, and is the name of something that a browser keeps. */
const NO_KEYS = ['skulls.family'];

const imports = Map.groupBy(
  readImports(root, 'web/src').filter(({ specifier }) => specifier.startsWith('.')),
  ({ from }) => from,
);
const sourceOf = await readPageSources();
const pages = allPages.map(({ id }) => {
  // A shell has the words of its tool.
  const sources = [id, ...shells.filter(({ tool }) => tool === id).map((shell) => shell.id)];
  const files = sources.flatMap((source) => [...reachedFrom(`web/${sourceOf(source)}`)]);
  return { id, files: new Set(files) };
});
const everywhere = reachedFrom('web/src/entry/main.tsx');

test('the words of a page are said by what this page alone loads', () => {
  const misplaced = [...new Set([...everywhere, ...pages.flatMap(({ files }) => [...files])])]
    .filter((file) => !OF_ALL_PAGES.includes(file))
    .flatMap((file) => keysIn(file).map((key) => ({ file, key, page: fileOfWords(key) })))
    .filter(({ file, page }) => page !== 'translation' && !isAlone(file, page));
  expect(misplaced).toEqual([]);
});

test('the keys of a page are found in its files', () => {
  // Otherwise the test above would see nothing.
  for (const { id, files } of pages) {
    if (id === 'tools' || id === 'texture') continue;
    const own = [...files].flatMap(keysIn).filter((key) => fileOfWords(key) === id);
    expect([id, own.length > 0]).toEqual([id, true]);
  }
});

function isAlone(file: string, page: WordsFile): boolean {
  const users = pages.filter(({ files }) => files.has(file)).map(({ id }) => id);
  return !everywhere.has(file) && users.length === 1 && users[0] === page;
}

function reachedFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (file === PAGE_MODULES) return found;
  for (const { specifier } of imports.get(file) ?? []) {
    reachedFrom(join(dirname(file), specifier), found);
  }
  return found;
}

/** The keys that a file writes out, each up to its first variable. */
function keysIn(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\*|\/[/*]).*$/gm, '');
  const texts = [...code.matchAll(/['"`](\w+\.[\w.-]+)/g)].map(([, text = '']) => text);
  return texts.filter((text) => !NO_KEYS.includes(text) && isKey(text));
}

function isKey(text: string): boolean {
  const [section = '', name = ''] = text.split('.');
  const names = Object.keys(new Map<string, object>(Object.entries(words.en)).get(section) ?? {});
  return names.some((each) => each.replace(/_(one|other)$/, '') === name || name === '');
}
