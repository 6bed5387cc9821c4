import { globSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyRepository } from '../repository-copy.ts';
import { writeLanguage } from './write-language.ts';

const GERMAN = { code: 'de', locale: 'de_DE', name: 'Deutsch' };
const NEEDED =
  /^packages\/(?:site|config-text|minecraft-(?:text|item|profile)|server-(?:address|launch|ping)|text-places)\/|^docs\/manual\/|^[^/]+\.json$/;
let copy: string;

beforeAll(async () => {
  copy = await copyRepository((path) => NEEDED.test(path));
}, 60_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

test('a new language is added wherever Italian is listed and has its words', async () => {
  const shout = (_: string, sentence: string) => sentence.toUpperCase();
  const written = await writeLanguage(copy, GERMAN, shout);
  const lists = globSync('packages/*/src/**/*.ts', { cwd: copy }).filter((path) =>
    /from '[^']*\/it(?:\/|\.ts')/.test(readFileSync(join(copy, path), 'utf8')),
  );
  expect(lists.length).toBeGreaterThan(4);
  expect(written).toEqual(expect.arrayContaining(lists));
  expect(written).toContain('docs/manual/de/motd.md');

  const { languages } = await import(join(copy, 'packages/site/src/languages.ts'));
  expect(languages.at(-1)).toMatchObject(GERMAN);
  const { words } = await import(join(copy, 'packages/site/src/words/index.ts'));
  expect(words.de.smallcap.title).toBe(words.en.smallcap.title.toUpperCase());
  const who = 'name-character';
  expect(words.de.profile[who]).toBe(words.en.profile[who].toUpperCase());
  expect(words.de.ui.markup['bad-page']).toBe(words.en.ui.markup['bad-page'].toUpperCase());
});

test('a language is not written twice', async () => {
  await expect(writeLanguage(copy, { ...GERMAN, code: 'it' })).rejects.toThrow('exists already');
});

test.each([{ code: 'DE' }, { locale: 'de' }, { name: '' }])(
  '%o makes no language',
  async (wrong) => {
    await expect(writeLanguage(copy, { ...GERMAN, ...wrong })).rejects.toThrow('for example');
  },
);
