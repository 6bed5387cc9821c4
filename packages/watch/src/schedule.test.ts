import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { checkInterval, nextTurnMs, overdueDelayMs, shardOf, turnOf } from './schedule.ts';

const target = fc.integer({ min: 1, max: 1_000_000 });
const random = fc.double({ min: 0, max: 1, noNaN: true });

property.prop([target, fc.nat(10_000_000), random, random])(
  'the turns of a target are an interval apart, give or take a second',
  (number, now, first, second) => {
    const turn = nextTurnMs(number, 60, now, first);
    expect(turn).toBeGreaterThanOrEqual(now);
    expect(turn).toBeLessThanOrEqual(now + 61_000);
    expect(Math.abs(nextTurnMs(number, 60, turn, second) - turn - 60_000)).toBeLessThanOrEqual(
      1000,
    );
  },
);

test('the targets of an installation are spread over the minute', () => {
  const seconds = Array.from({ length: 6000 }, (_, index) => {
    const turn = turnOf({ edition: 'java', host: `mc${index}.example.com`, port: 25_565 });
    return Math.floor((nextTurnMs(turn, 60, 0, 0.5) % 60_000) / 1000);
  });
  const counts = Map.groupBy(seconds, (second) => second);
  expect(counts.size).toBe(60);
  for (const found of counts.values()) expect(found.length).toBeLessThan(130);
});

test.each([
  [25_565, 19_132, true],
  [25_577, 25_577, true],
  [25_566, 19_132, false],
  [25_565, 25_565, false],
])(
  'both editions of a server at %i and %i have their turn together: %s',
  (java, bedrock, isOne) => {
    const host = 'play.example.com';
    const turns = [
      turnOf({ edition: 'java', host, port: java }),
      turnOf({ edition: 'bedrock', host, port: bedrock }),
    ];
    expect(new Set(turns).size === 1).toBe(isOne);
  },
);

property.prop([target])('after a start all are checked within ten seconds', (number) => {
  expect(overdueDelayMs(number)).toBeLessThan(10_000);
});

test('a server that stays down is looked at less often, and never more often than usual', () => {
  const day = 86_400;
  const after = [0, 3599, 3600, day, 7 * day, 29 * day];
  expect(after.map((downS) => checkInterval(60, downS))).toEqual([60, 60, 120, 300, 900, 900]);
  expect(after.map((downS) => checkInterval(300, downS))).toEqual([300, 300, 300, 300, 900, 900]);
});

test('shards are fixed by the address, and share the targets', () => {
  const address = { edition: 'java', host: 'play.example.com', port: 25565 } as const;
  // By another program: a shard may never change, because a database is made with it.
  expect(shardOf(address, 2 ** 32)).toBe(2_927_891_611);
  const shards = Array.from({ length: 8000 }, (_, index) =>
    shardOf({ ...address, host: `mc${index}.example.com` }, 8),
  );
  const counts = Map.groupBy(shards, (shard) => shard);
  expect(counts.size).toBe(8);
  for (const found of counts.values()) expect(found.length).toBeGreaterThan(900);
});
