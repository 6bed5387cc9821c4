import { expect, test } from 'vitest';
import { convertText } from '../conversion/convert.ts';
import { changeFile } from '../file/change-file.ts';
import { openFile } from '../file/open-file.ts';
import { findProfile, guessProfile } from '../profiles/find-profile.ts';
import { RULES } from '../rules/rules.ts';
import { classifyString } from '../texts/classify-string.ts';
import {
  explainAlternative,
  explainDifference,
  explainDropped,
  explainFinding,
  explainKind,
  explainReason,
  explainReasons,
  explainSource,
  type MessageLanguage,
  messages,
} from './index.ts';

const LANGUAGES: readonly MessageLanguage[] = ['en', 'it'];
const { profile } = guessProfile('plugins/TAB/config.yml');

test.each(LANGUAGES)('every rule is explained in %s, and no other', (language) => {
  for (const rule of RULES.keys()) {
    const explained = explainFinding({ code: rule, name: 'Name', detail: 'Detail' }, language);
    for (const sentence of Object.values(explained)) {
      expect([rule, sentence]).toEqual([rule, expect.stringMatching(/^\S.*\S$/)]);
      expect([rule, sentence]).toEqual([rule, expect.not.stringContaining('{{')]);
    }
  }
  expect(Object.keys(messages[language].rules).sort()).toEqual([...RULES.keys()].sort());
});

test('the words of a finding name what it is about', () => {
  expect(explainFinding({ code: 'yaml/duplicate-key', detail: 'join' })).toEqual({
    title: 'Key that is there twice',
    why: 'The key join is there twice; the game takes the last one.',
    fix: 'Delete one of the two, or rename it.',
  });
  expect(explainFinding({ code: 'text/unknown-tag', name: 'rde' }, 'it').why).toBe(
    'Il tag “rde” non esiste, quindi resta testo.',
  );
});

test.each([
  ['MISSING_CHAR', 'This is no correct YAML. A closing quote, bracket, comma or space is missing.'],
  ['RARE', 'This is no correct YAML. (RARE)'],
  [undefined, 'This is no correct YAML.'],
])('what a parser stumbled over is said in words, if there are some: %s', (detail, sentence) => {
  expect(explainFinding({ code: 'yaml/syntax', detail }).why).toBe(sentence);
});

test('a reason has the words of its rule, if it is one', () => {
  expect(explainReason('codes-only')).toEqual(messages.en.rules['text/codes-only']);
  expect(explainReason('not-read-here')).toEqual(messages.en.rules['profile/not-read-here']);
  expect(explainReason('approximate').title).toBe('Gradient in other steps');
});

test('why a conversion is not sure is said in sentences behind each other', () => {
  const { reasons } = convertText('&aHi', {
    profile: guessProfile('plugins/MyShop/messages.yml').profile,
  });
  expect(explainReasons(reasons)).toBe(
    'Nobody has said yet whether this plugin reads MiniMessage, so its texts stay as they are.',
  );
  expect(explainReasons(['tail-lost', 'approximate'], 'it')).toBe(
    `${explainReason('tail-lost', 'it').why} ${explainReason('approximate', 'it').why}`,
  );
});

test('what differs after a conversion, and what else a text could become', () => {
  const { alternatives } = convertText('&e&lA &7B', {
    profile: findProfile('towny') ?? profile,
  });
  expect(alternatives.map(({ code }) => explainAlternative(code))).toEqual([
    'As the codes are meant',
  ]);
  expect(explainAlternative('link', 'it')).toBe('Rendi cliccabile l’indirizzo');
  expect(explainDifference('event', 'it')).toBe('che cosa fa un clic o il puntatore');
});

test('why a change is not made', async () => {
  const opened = await openFile('plugins/TAB/config.yml', new TextEncoder().encode('a: "x"\n'));
  const changed =
    opened.ok && changeFile(opened.value, [{ text: 7, edits: [{ from: 0, to: 1, insert: 'y' }] }]);
  const [dropped] = changed ? changed.dropped : [];
  expect(dropped && explainDropped(dropped.reason).title).toBe('Text has changed');
});

test('why a string is taken for a text', () => {
  const { because } = classifyString({ path: ['a'], value: '&cHi', isString: true }, profile);
  expect(explainKind(because)).toBe('It has colour codes.');
  expect(explainKind(because, 'it')).toBe(messages.it.kinds.codes);
});

test('why a string of a program is read in a notation', () => {
  expect(explainSource('context')).toBe(
    'The call that takes it, an annotation or a comment says so.',
  );
  expect(explainSource('nothing', 'it')).toBe('Niente dice come si legge.');
});

test('the sentences of all languages have the same keys and values', () => {
  const shape = (tree: object, above = ''): readonly string[] =>
    Object.entries(tree).flatMap(([name, value]) =>
      typeof value === 'string'
        ? `${above}/${name} ${[...value.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort()}`
        : shape(value, `${above}/${name}`),
    );
  expect([...shape(messages.it)].sort()).toEqual([...shape(messages.en)].sort());
});

test.each(LANGUAGES)('apostrophes and quotes in %s are ’ and “ ”', (language) => {
  expect(JSON.stringify(messages[language]).match(/\\"|['`´‘«»„]/g)).toBeNull();
});

test('Italian sentences use the words of the glossary', () => {
  expect(JSON.stringify(messages.it)).not.toMatch(/gradient(e|i)\b|lista (dei|del)\b/i);
});
