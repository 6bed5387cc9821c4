import { expect, test } from 'vitest';
import { createRecentNetworks } from './recent-networks.ts';
import { type Around, believed, CLEAR_SIGHT, decideSight } from './sight.ts';

const QUIET: Around = {
  beacons: { asked: 0, lost: 0 },
  networks: { looked: 100, lost: 1 },
  lookups: { asked: 50, lost: 1 },
};

function sees(...times: readonly (readonly [now: number, around: Partial<Around>])[]) {
  return times.reduce(
    (sight, [now, around]) => decideSight(sight, { ...QUIET, ...around }, now),
    CLEAR_SIGHT,
  );
}

test.each<[string, Partial<Around>, boolean]>([
  ['a server here and there fails', {}, false],
  ['half of the beacons fail', { beacons: { asked: 2, lost: 1 } }, true],
  ['a third of the beacons fails', { beacons: { asked: 3, lost: 1 } }, false],
  ['two of five networks fail', { networks: { looked: 10, lost: 4 } }, true],
  ['few networks were looked at', { networks: { looked: 7, lost: 7 } }, false],
  [
    'networks fail, but beacons answer',
    { networks: { looked: 10, lost: 9 }, beacons: { asked: 2, lost: 0 } },
    false,
  ],
  ['look-ups fail', { lookups: { asked: 10, lost: 3 } }, true],
  ['one look-up of few fails', { lookups: { asked: 3, lost: 1 } }, false],
])('when %s', (_, around, isBlind) => expect(sees([100, around]).isBlind).toBe(isBlind));

test('we see again when the networks have been calm for a minute', () => {
  const storm = { networks: { looked: 10, lost: 5 } };
  const half = { networks: { looked: 10, lost: 3 } };
  expect(sees([100, storm], [110, {}], [169, {}]).isBlind).toBe(true);
  expect(sees([100, storm], [110, {}], [170, {}]).isBlind).toBe(false);
  expect(sees([100, storm], [110, {}], [150, half], [171, {}]).isBlind).toBe(true);
});

test('while we are blind a failure tells nothing, but an answer does', () => {
  const blind = { ...CLEAR_SIGHT, isBlind: true };
  const up = { kind: 'up', latencyMs: 1, players: null } as const;
  const fail = { kind: 'fail', reason: 'refused' } as const;
  expect(believed(fail, blind)).toEqual({ kind: 'none', why: 'blind' });
  expect(believed(up, blind)).toBe(up);
  expect(believed(fail, CLEAR_SIGHT)).toBe(fail);
});

test('a network is lost while none of its servers answers', () => {
  const networks = createRecentNetworks();
  networks.note('a', true, 100);
  networks.note('a', false, 101);
  networks.note('b', true, 102);
  expect(networks.count(105)).toEqual({ looked: 2, lost: 1 });
  expect(networks.count(112)).toEqual({ looked: 1, lost: 1 });
  expect(networks.count(120)).toEqual({ looked: 0, lost: 0 });
});
