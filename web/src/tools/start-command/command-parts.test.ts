import { fc, test } from '@fast-check/vitest';
import { startCommand } from '@fucina/server-launch';
import { expect } from 'vitest';
import { commandWords, wordParts } from './command-parts.ts';

test.prop([fc.string({ unit: fc.constantFrom(...'-X=ab \'"#\n+:.1è🎉') })])(
  'the parts together are the command to the letter',
  (command) => {
    const parts = commandWords(command).flatMap(wordParts);
    expect(parts.map(({ text }) => text).join('')).toBe(command);
  },
);

test('comments, flags, values and quoted names are told apart', () => {
  const made = startCommand({ jarName: 'my server.jar', outputType: 'linux' });
  const parts = commandWords(made.ok ? made.value.text : '').flatMap(wordParts);
  const kinds = new Map(parts.map(({ kind, text }) => [text, kind]));
  expect(kinds.get('#!/bin/bash')).toBe('comment');
  expect(kinds.get('-XX:MaxGCPauseMillis')).toBe('flag');
  expect(kinds.get('200')).toBe('value');
  expect(kinds.get("'my server.jar'")).toBe('quoted');
  expect(kinds.get('--nogui')).toBe('flag');
});

test('a flag and its value, quoted or not, are one word', () => {
  expect(commandWords('java -XX:A=2 "-Dx=a b"\n# two words')).toEqual([
    ...['java', ' ', '-XX:A=2', ' ', '"-Dx=a b"', '\n', '# two words'],
  ]);
});
