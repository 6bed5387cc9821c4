import { expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { allPages } from '../pages.ts';
import { wordsFiles, wordsPath } from './files.ts';
import { words } from './index.ts';
import { fileOfWords, wordsOfFile } from './split.ts';

test.each([
  ['shell.home', 'translation'],
  ['skulls.title', 'translation'],
  ['skulls.keywords', 'translation'],
  ['texture.all', 'translation'],
  ['skulls.count_one', 'skulls'],
  ['skulls.help.uuid.title', 'skulls'],
  ['server.memory', 'start-command'],
  ['icon.title', 'motd'],
  ['watched.title', 'server-watch'],
  ['text_workshop.formats.snbt', 'translation'],
  ['text_workshop.outputs.title', 'text-workshop'],
  ['rules.text/unknown-tag.title', 'rules'],
] as const)('%s is in %s.json', (key, file) => expect(fileOfWords(key)).toBe(file));

test('the files are named after what has them', () => {
  expect(wordsPath('it', 'translation')).toBe('/locales/it/translation.json');
  expect(wordsPath('en', 'text-workshop')).toBe('/locales/en/text-workshop.json');
  expect(wordsFiles).toHaveLength(3 + allPages.length);
});

test.each(languageCodes)('every message in %s is in one file', (code) => {
  const messages = wordsFiles.flatMap((file) => messagesIn(wordsOfFile(words[code], file)));
  expect(messages.toSorted()).toEqual(messagesIn(words[code]).toSorted());
});

test('no page loads the words of others', () => {
  const whole = JSON.stringify(words.en).length;
  const common = JSON.stringify(wordsOfFile(words.en, 'translation')).length;
  for (const { id } of allPages) {
    const own = JSON.stringify(wordsOfFile(words.en, id)).length;
    expect([id, own + common < whole / 2]).toEqual([id, true]);
  }
});

function messagesIn(tree: object, above = ''): readonly string[] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [`${above}${name}: ${value}`]
      : messagesIn(value, `${above}${name}.`),
  );
}
