import { expect, test } from 'vitest';
import { readWho } from '../read-who.ts';
import { explainWho, kindOfCharacter, messages, nameCharacter } from './index.ts';

test.each([
  ['', 'There is nothing here: a player’s name, a uuid or a texture is expected.'],
  ['a'.repeat(17), 'A player name has 16 characters at most: this one has 17.'],
  ['Notch!', 'A player name has only letters, digits and underscores: “!” cannot be part of it.'],
  ['https://example.com/skin', 'Textures are only taken from textures.minecraft.net.'],
])('why %j means nobody', (typed, sentence) => {
  const who = readWho(typed);
  expect(who.ok ? undefined : explainWho(who.error)).toBe(sentence);
});

test.each([
  ['a b', 'a space'],
  ['a\u0301b', 'an invisible character'],
])('what cannot be seen is named by what it is: %j', (typed, named) => {
  const who = readWho(typed);
  expect(who.ok ? undefined : explainWho(who.error)).toContain(`: ${named} cannot be part of it.`);
});

test('a character has a name in each language', () => {
  expect([kindOfCharacter('?'), nameCharacter('?', 'it')]).toEqual(['quoted', '“?”']);
  expect([kindOfCharacter(' '), nameCharacter(' ', 'it')]).toEqual(['space', 'uno spazio']);
});

test('in Italian', () => {
  expect(explainWho({ code: 'name-character', character: 'ü', at: 1 }, 'it')).toBe(
    'Il nome di un giocatore ha solo lettere, cifre e trattini bassi: “ü” non può farne parte.',
  );
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  for (const group of ['who', 'characters'] as const) {
    const italian: Readonly<Record<string, string>> = messages.it[group];
    expect(Object.keys(italian)).toEqual(Object.keys(messages.en[group]));
    for (const [code, sentence] of Object.entries(messages.en[group])) {
      expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
    }
  }
});
