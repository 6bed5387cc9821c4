import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { isPlayerName, readPlayerName } from './player-name.ts';

test.each(['a', 'Notch', 'jeb_', '_', '007', 'sixteen_letters_'])('%s can be a name', (name) => {
  expect(readPlayerName(name)).toEqual({ ok: true, value: name });
  expect(isPlayerName(name)).toBe(true);
});

test.each([
  ['', { code: 'name-length', length: 0, most: 16 }],
  ['seventeen_letters', { code: 'name-length', length: 17, most: 16 }],
  ['e30=', { code: 'name-character', character: '=', at: 3 }],
  ['two words', { code: 'name-character', character: ' ', at: 3 }],
  ['a-b', { code: 'name-character', character: '-', at: 1 }],
  ['è', { code: 'name-character', character: 'è', at: 0 }],
  ['.Luca2012', { code: 'name-bedrock' }],
  ['.Luca Rossi12', { code: 'name-bedrock' }],
  ['.', { code: 'name-character', character: '.', at: 0 }],
  ['.Luca.12', { code: 'name-character', character: '.', at: 0 }],
  ['a😀', { code: 'name-character', character: '😀', at: 1 }],
])('%j is no name: %j', (text, error) => {
  expect(readPlayerName(text)).toEqual({ ok: false, error });
  expect(isPlayerName(text)).toBe(false);
});

const anyText = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary-ascii' }));

property.prop([anyText])('a refused character is reported with its position', (text) => {
  const read = readPlayerName(text);
  if (read.ok || read.error.code !== 'name-character') return;
  expect(text.startsWith(read.error.character, read.error.at)).toBe(true);
  expect(text.slice(0, read.error.at)).toMatch(/^\w*$/);
});
