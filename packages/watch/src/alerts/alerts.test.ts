import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { nextMessageAt } from './message-pace.ts';
import { nextTryAt } from './tries.ts';
import { beginningDueAt, isEndTold, isStorm } from './when-told.ts';

describe('the beginning of an incident is told', () => {
  const usual = {
    ...{ startedAt: 995, confirmedAt: 1000 },
    ...{ delayS: 0, hasOther: false, isStorm: false },
  };
  test.each([
    ['at once', {}, 1000],
    ['after the delay of the channel', { delayS: 300 }, 1300],
    ['when the other edition had time to fail, too', { hasOther: true }, 1017],
    ['at once where it had that time already', { startedAt: 970, hasOther: true }, 1000],
    ['not later for it than the delay', { delayS: 60, hasOther: true }, 1060],
    ['two minutes later where many fail', { isStorm: true }, 1120],
    ['with the longest of them', { delayS: 300, hasOther: true, isStorm: true }, 1300],
  ])('%s', (_, more, dueAt) => {
    expect(beginningDueAt({ ...usual, ...more })).toBe(dueAt);
  });

  test.each([
    [7, 8, false],
    [8, 8, true],
    [8, 40, false],
    [9, 40, true],
    [200, 1000, false],
    [201, 1000, true],
  ])('%i of %i servers that fail within a minute are many: %s', (failed, watched, isMany) => {
    expect(isStorm(failed, watched)).toBe(isMany);
  });
});

describe('the end of an incident', () => {
  test.each([
    ['is told where its beginning was', [{ dueAt: 1000, tries: 1 }], true],
    ['is told where its beginning is late', [{ dueAt: 1000, tries: 0 }], true],
    ['is told where its beginning is tried again', [{ dueAt: 3000, tries: 2 }], true],
    ['is not told where its beginning was not due', [{ dueAt: 1201, tries: 0 }], false],
    [
      'is told where a second message is not due',
      [
        { dueAt: 1, tries: 1 },
        { dueAt: 5000, tries: 0 },
      ],
      true,
    ],
    ['is told to whoever came later', [], true],
  ])('%s', (_, beginnings, isTold) => {
    expect(isEndTold(beginnings, 1200)).toBe(isTold);
  });
});

describe('a message that does not arrive', () => {
  const failed = (tries: number, more: object = {}) =>
    nextTryAt({ at: 50_000, firstAt: 50_000, tries, random: 0.5, ...more });

  test('is tried again after longer and longer pauses, and given up', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => (failed(tries) ?? 0) - 50_000);
    expect(pauses).toEqual([5, 30, 120, 600, 1800, 7200, 21_600]);
    expect(failed(8)).toBeNull();
  });

  test('is scattered by a fifth', () => {
    expect(failed(4, { random: 0 })).toBe(50_480);
    expect(failed(4, { random: 1 })).toBe(50_720);
  });

  test('waits for what the other side asks, for six hours at most', () => {
    expect(failed(1, { retryAfterS: 7.3 })).toBe(50_008);
    expect(failed(4, { retryAfterS: 7.3 })).toBe(50_600);
    expect(failed(1, { retryAfterS: 1e9 })).toBe(50_000 + 21_600);
  });

  test('is given up half a day after the first try', () => {
    expect(failed(5, { firstAt: 50_000 - 41_400 })).toBe(51_800);
    expect(failed(5, { firstAt: 50_000 - 41_401 })).toBeNull();
  });
});

property.prop([fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 60 })])(
  'messages in one place are 20 seconds apart, and ten within ten minutes',
  (gaps) => {
    const sent: number[] = [];
    let at = 0;
    for (const gap of gaps) {
      at = Math.max(at + gap, nextMessageAt(sent));
      sent.push(at);
    }
    for (const [index, time] of sent.entries()) {
      expect(time - (sent[index - 1] ?? -20)).toBeGreaterThanOrEqual(20);
      expect(
        sent.filter((other) => other > time - 600 && other <= time).length,
      ).toBeLessThanOrEqual(10);
    }
  },
);
