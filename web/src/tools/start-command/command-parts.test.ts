import { fc, test } from '@fast-check/vitest';
import { startCommand } from '@fucina/server-launch';
import { expect } from 'vitest';
import { commandParts } from './command-parts.ts';

test.prop([fc.string({ unit: fc.constantFrom(...'-X=ab \'"#\n+:.1è🎉') })])(
  'the parts together are the command to the letter',
  (command) => {
    const parts = commandParts(command);
    expect(parts.map(({ text }) => text).join('')).toBe(command);
    expect(parts.every(({ at, text }) => command.startsWith(text, at))).toBe(true);
  },
);

test('flags, values and quoted names are told apart', () => {
  const made = startCommand({ jarName: 'my server.jar', outputType: 'linux' });
  const parts = commandParts(made.ok ? made.value.text : '');
  const kinds = new Map(parts.map(({ kind, text }) => [text, kind]));
  expect(kinds.get('#!/bin/bash')).toBe('comment');
  expect(kinds.get('-XX:MaxGCPauseMillis')).toBe('flag');
  expect(kinds.get('200')).toBe('value');
  expect(kinds.get("'my server.jar'")).toBe('quoted');
  expect(kinds.get('--nogui')).toBe('flag');
});
