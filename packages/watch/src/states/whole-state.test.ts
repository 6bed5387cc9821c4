import { expect, test } from 'vitest';
import { type TargetState, targetState, wholeState } from './whole-state.ts';

test.each<[readonly TargetState[], string]>([
  [['up'], 'up'],
  [['up', 'up'], 'up'],
  [['up', 'down'], 'partly'],
  [['asleep', 'up'], 'partly'],
  [['down', 'down'], 'down'],
  [['down', 'unstable'], 'unstable'],
  [['asleep', 'down'], 'down'],
  [['unknown', 'asleep'], 'unknown'],
  [['waiting', 'waiting'], 'waiting'],
])('%j is %s', (targets, whole) => expect(wholeState(targets)).toBe(whole));

test('a target that we could not look at is unknown, and one in doubt is up', () => {
  const fail = { at: 50, reason: 'refused' } as const;
  const suspect = {
    state: 'suspect',
    since: 0,
    fail,
    ups: 0,
    toldAt: 50,
    silent: 0,
    recentStarts: [],
  } as const;
  expect(targetState(suspect, true)).toBe('up');
  expect(targetState(suspect, false)).toBe('unknown');
  expect(targetState({ state: 'new', since: 0, recentStarts: [] }, false)).toBe('waiting');
});
