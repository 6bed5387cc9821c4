import { readMiniMessage } from '@fucina/minecraft-text';
import { expect, test } from 'vitest';
import { compareLines } from './compare.ts';

test.each([
  ['<red>Hi', '<red>Hi', []],
  ['<red>Hi', '<#ff5555>Hi', []],
  ['<red>H<blue>i', '<red>H</red><blue>i', []],
  ['<red>Hi', '<red>Ho', ['text']],
  ['<red>Hi you', '<red>Hi  you', ['spaces']],
  ['Hi ', 'Hi', []],
  ['<b> </b>   Hi', '    Hi', ['spaces']],
  ['<#54daf4>Hi', '<aqua>Hi', ['nearest-colors']],
  ['<#54daf4>Hi', '<red>Hi', ['colors']],
  ['Hi', '<white>Hi', ['colors']],
  ['<b>Hi', 'Hi', ['decorations']],
  ['<red> Hi', ' <red>Hi', []],
])('%s and %s', (one, other, differences) => {
  expect(compareLines(read(one), read(other))).toEqual(differences);
});

function read(text: string) {
  const result = readMiniMessage(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}
