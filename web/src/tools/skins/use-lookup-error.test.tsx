import { readWho } from '@fucina/minecraft-profile';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLookupError } from './use-lookup-error.ts';

function errorAbout(typed: string) {
  const who = readWho(typed);
  const reason = who.ok ? ({ code: 'command' } as const) : who.error;
  const error = { code: 'refused', reason } as const;
  return renderHook(() => useLookupError({ state: 'failed', error })).result.current;
}

test.each([
  ['a'.repeat(900), 'A player name has 16 characters at most: this one has 900.'],
  [
    'two words',
    'A player name has only letters, digits and underscores: a space cannot be part of it.',
  ],
  ['naïve', 'A player name has only letters, digits and underscores: “ï” cannot be part of it.'],
  [`/give @p stone ${'b'.repeat(800)}`, undefined],
])('a text that is no name is not quoted: %#', (typed, advice) => {
  expect(errorAbout(typed)).toEqual({
    message: 'Could not find this player.',
    ...(advice !== undefined && { advice }),
  });
});
