import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import type { Sample } from '../samples/sample.ts';
import { samplesWithin } from '../testing/generated.ts';
import { secondsOf } from './seconds.ts';
import { type History, type SecondState, spansOf } from './spans.ts';

const UP: Sample['outcome'] = { kind: 'up', latencyMs: 1, players: 1 };
const up = (...times: readonly number[]): Sample[] =>
  times.map((at) => ({ at, outcome: UP, isConfirming: false }));
const history = (samples: readonly Sample[], incidents: History['incidents'] = []): History => ({
  samples,
  incidents,
  intervalS: 60,
});

test('before the first check nothing is known', () => {
  expect(secondsOf(spansOf(history(up(30, 90)), 0, 100))).toMatchObject({ unknown: 30, up: 70 });
});

test('a check speaks for a minute, or until the next one if that is not much later', () => {
  expect(secondsOf(spansOf(history(up(0, 100)), 0, 100))).toMatchObject({ up: 100, unknown: 0 });
  expect(secondsOf(spansOf(history(up(0, 101)), 0, 101))).toMatchObject({ up: 60, unknown: 41 });
});

test('where we could not look, an open incident is unknown and not down', () => {
  const incidents = [{ startedAt: 20, endedAt: null, kind: 'down' }] as const;
  const seconds = secondsOf(spansOf(history(up(0, 500), incidents), 0, 560));
  expect(seconds).toMatchObject({ up: 20, down: 40 + 60, unknown: 440 });
});

const HOURS = 3;
const END = HOURS * 3600;

const incidentLists = fc
  .array(fc.tuple(fc.nat(END), fc.nat(3000), fc.constantFrom('down', 'unstable')), { maxLength: 4 })
  .map((drafts) => {
    let free = 0;
    return drafts.map(([gap, length, kind], index) => {
      const startedAt = free + (gap % 2000);
      free = startedAt + length + 1;
      const isOpen = index === drafts.length - 1 && length % 3 === 0;
      return { startedAt, endedAt: isOpen ? null : free, kind } as const;
    });
  });

const windowLists = fc
  .array(fc.tuple(fc.nat(END), fc.nat(2000)), { maxLength: 3 })
  .map((drafts) => drafts.map(([from, length]) => ({ from, to: from + length })));

/** Slow and simple: every second is asked by itself. */
function secondBySecond(
  { samples, incidents, intervalS }: History,
  windows: readonly { from: number; to: number }[],
) {
  const told = samples.filter(({ outcome }) => outcome.kind !== 'none');
  const incidentAt = (at: number) =>
    incidents.find((one) => one.startedAt <= at && (one.endedAt === null || at < one.endedAt));
  const stateOf = (second: number): SecondState => {
    const index = told.findLastIndex(({ at }) => at <= second);
    const last = told[index];
    if (last === undefined) return 'unknown';
    const downFor = last.at - (incidentAt(last.at)?.startedAt ?? last.at);
    const interval = downFor < 3600 ? intervalS : downFor < 86_400 ? 120 : 300;
    const next = told[index + 1]?.at;
    const isFollowed = next !== undefined && next <= last.at + 1.5 * interval + 10;
    if (!isFollowed && second >= last.at + interval) return 'unknown';
    const kind = incidentAt(second)?.kind;
    if (kind === 'down' || (kind === 'unstable' && last.outcome.kind === 'fail')) return 'down';
    return last.outcome.kind === 'asleep' ? 'asleep' : 'up';
  };
  const seconds = { up: 0, down: 0, asleep: 0, unknown: 0, maintenance: 0 };
  for (let second = 0; second < END; second += 1) {
    const isAnnounced = windows.some(({ from, to }) => from <= second && second < to);
    seconds[isAnnounced ? 'maintenance' : stateOf(second)] += 1;
  }
  return seconds;
}

property.prop([samplesWithin(0, END, 200), incidentLists, windowLists], { numRuns: 1000 })(
  'the seconds of a thousand histories are those that a slow count finds',
  (samples, incidents, windows) => {
    const given = { samples, incidents, intervalS: 60 };
    const spans = spansOf(given, 0, END);
    expect(secondsOf(spans, windows)).toEqual(secondBySecond(given, windows));
    const hours = Array.from({ length: HOURS }, (_, hour) =>
      secondsOf(spansOf(given, hour * 3600, (hour + 1) * 3600), windows),
    );
    const sum = (key: 'up' | 'down') => hours.reduce((total, hour) => total + hour[key], 0);
    expect({ up: sum('up'), down: sum('down') }).toMatchObject({
      up: secondsOf(spans, windows).up,
      down: secondsOf(spans, windows).down,
    });
  },
);
