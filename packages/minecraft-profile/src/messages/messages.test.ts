import { expect, test } from 'vitest';
import { readWho } from '../read-who.ts';
import { explainWho, messages } from './index.ts';

test.each([
  ['', 'There is nothing here: a player’s name, a uuid or a texture is expected.'],
  ['a'.repeat(17), 'A player name has 16 characters at most: this one has 17.'],
  ['Notch!', 'A player name has only letters, digits and underscores: “!” cannot be part of it.'],
  ['https://example.com/skin', 'Textures are only taken from textures.minecraft.net.'],
])('why %j means nobody', (typed, sentence) => {
  const who = readWho(typed);
  expect(who.ok ? undefined : explainWho(who.error)).toBe(sentence);
});

test('in Italian', () => {
  expect(explainWho({ code: 'name-character', character: 'ü', at: 1 }, 'it')).toBe(
    'Il nome di un giocatore ha solo lettere, cifre e trattini bassi: “ü” non può farne parte.',
  );
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const italian: Readonly<Record<string, string>> = messages.it.who;
  expect(Object.keys(italian)).toEqual(Object.keys(messages.en.who));
  for (const [code, sentence] of Object.entries(messages.en.who)) {
    expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
  }
});
