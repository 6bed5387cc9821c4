import { expect, test } from 'vitest';
import { sharedDowntime } from './both-down.ts';

const down = (startedAt: number, endedAt: number | null, kind: 'down' | 'unstable' = 'down') => ({
  startedAt,
  endedAt,
  kind,
});

test.each([
  ['one after the other', [down(10, 20)], [down(30, 40)], { allS: 0, someS: 20 }],
  ['at the same time in part', [down(10, 30)], [down(20, 50)], { allS: 10, someS: 30 }],
  ['still', [down(90, null)], [down(95, null)], { allS: 5, someS: 5 }],
  ['only one', [], [down(10, 20)], { allS: 0, someS: 10 }],
  ['one of them unstable', [down(10, 30, 'unstable')], [down(10, 30)], { allS: 0, someS: 20 }],
  ['reaching out of the range', [down(-50, 5)], [down(-9, 9)], { allS: 5, someS: 4 }],
])('two editions that are down %s', (_, java, bedrock, expected) => {
  expect(sharedDowntime([java, bedrock], [], 0, 100)).toEqual(expected);
});

test('what is down within announced work does not count', () => {
  const windows = [{ from: 15, to: 60 }];
  expect(sharedDowntime([[down(10, 70)], [down(10, 70)]], windows, 0, 100)).toEqual({
    allS: 15,
    someS: 0,
  });
});

test('of one target some is never said', () => {
  expect(sharedDowntime([[down(10, 20)]], [], 0, 100)).toEqual({ allS: 10, someS: 0 });
});
