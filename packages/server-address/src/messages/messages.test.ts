import { expect, test } from 'vitest';
import { readServerAddress } from '../address.ts';
import { explainAddress, messages } from './index.ts';

function explained(typed: string, language?: 'en' | 'it'): string | undefined {
  const read = readServerAddress(typed, 'java', (name) => name);
  return read.ok ? undefined : explainAddress(read.error, language);
}

test.each([
  ['', 'Please enter a server address.'],
  ['a'.repeat(256), 'An address has at most 255 characters.'],
  ['play.example.com:99999', '“99999” is no port: after the colon comes a number from 1 to 65535.'],
  [
    'play!.example.com',
    'No address has “!” in it: letters, digits, dots, hyphens and underscores are fine.',
  ],
  [
    'my server',
    'No address has a space in it: letters, digits, dots, hyphens and underscores are fine.',
  ],
])('why %j is no address', (typed, sentence) => expect(explained(typed)).toBe(sentence));

test('in Italian', () => {
  expect(explained('my server', 'it')).toBe(
    messages.it.address.character.replace('{{character}}', 'uno spazio'),
  );
});

test('each language has the sentences and values of English', () => {
  const values = (sentence: string) => [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort();
  const italian: Readonly<Record<string, string>> = messages.it.address;
  expect(Object.keys(italian)).toEqual(Object.keys(messages.en.address));
  for (const [code, sentence] of Object.entries(messages.en.address)) {
    expect([code, ...values(italian[code] ?? '')]).toEqual([code, ...values(sentence)]);
  }
});
