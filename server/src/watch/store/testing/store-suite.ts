// What every store of the watch does, whatever it keeps things in.

import {
  HOUR_S,
  hourOf,
  hourRow,
  type Incident,
  type Outcome,
  type Sample,
  type Standing,
  startOfTick,
  type TargetAddress,
  tickOf,
} from '@fucina/watch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TargetIncident, WatchStore } from '../watch-store.ts';

/** Opens a store on the same place each time, and forgets it. */
export interface StorePlace {
  readonly open: () => Promise<WatchStore>;
  readonly remove: () => Promise<void>;
}

// A midnight in UTC.
const START = 1_795_996_800;
const DAY_S = 24 * HOUR_S;
const ADDRESS: TargetAddress = { edition: 'java', host: 'play.example.com', port: 25565 };
const UP: Standing = { state: 'up', since: START, recentStarts: [] };
const ALL = [0, START + 1000 * DAY_S] as const;

export function describeStore(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`the watch in ${name}`, () => {
    let place: StorePlace;
    let store: WatchStore;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    async function reopen(): Promise<void> {
      await store.close();
      store = await place.open();
    }

    /** The target, and its shard. */
    async function add(address: TargetAddress = ADDRESS) {
      const id = await store.addTarget(address, START);
      for (let shard = 0; ; shard += 1) {
        const found = (await store.openShard(shard)).find((target) => target.id === id);
        if (found !== undefined) return { ...found, shard };
      }
    }

    function commit(
      { id, shard }: { readonly id: number; readonly shard: number },
      samples: readonly Sample[],
      changes: { standing?: Standing; incident?: Omit<TargetIncident, 'target'> } = {},
    ) {
      const { standing, incident } = changes;
      return store.commit({
        shard,
        tick: tickOf(samples[0]?.at ?? 0),
        samples: samples.map((sample) => ({ target: id, sample })),
        standings: standing === undefined ? [] : [{ target: id, standing }],
        incidents: incident === undefined ? [] : [{ target: id, ...incident }],
        facts: [],
      });
    }

    /** One check a minute, each in a tick of its own. */
    async function check(target: { id: number; shard: number }, samples: readonly Sample[]) {
      for (const sample of samples) expect(await commit(target, [sample])).toBe('kept');
    }

    test('an address is one target, however often it is added, and another port is another', async () => {
      const first = await store.addTarget(ADDRESS, START);
      expect(await store.addTarget({ ...ADDRESS }, START + 5)).toBe(first);
      expect(await store.addTarget({ ...ADDRESS, port: 25566 }, START)).not.toBe(first);
      expect(await store.addTarget({ ...ADDRESS, edition: 'bedrock' }, START)).not.toBe(first);
    });

    test('a target is new, in one shard, and checked once a minute', async () => {
      const { id } = await add();
      const shards = await Promise.all([...Array(8).keys()].map(store.openShard));
      expect(shards.flat()).toEqual([
        {
          id,
          address: ADDRESS,
          shard: expect.any(Number),
          intervalS: 60,
          slowUntil: null,
          standing: { state: 'new', since: START, recentStarts: [] },
          facts: {},
          checkedAt: null,
        },
      ]);
    });

    test('what is committed is there when the store is opened again', async () => {
      const target = await add();
      const samples = [sample(START + 60), sample(START + 63, FAIL)];
      await commit(target, samples, { standing: UP });
      await reopen();
      expect(await store.samples(target.id, ...ALL)).toEqual(samples);
      expect((await store.openShard(target.shard))[0]?.standing).toEqual(UP);
    });

    test('when targets of a shard were checked last is known, if that is not long ago', async () => {
      const target = await add();
      const lastCheck = async () => (await store.openShard(target.shard))[0]?.checkedAt;
      await check(target, [sample(START), sample(START + 61, FAIL)]);
      expect(await lastCheck()).toBe(START + 61);
      const late = { shard: target.shard, tick: tickOf(START + 600), samples: [] };
      await store.commit({ ...late, standings: [], incidents: [], facts: [] });
      expect(await lastCheck()).toBeNull();
    });

    test('a tick is kept once, and the second one changes nothing', async () => {
      const target = await add();
      expect(await commit(target, [sample(START)])).toBe('kept');
      const late = { standing: UP, incident: { incident: INCIDENT, endedAt: null } };
      expect(await commit(target, [sample(START + 1, FAIL)], late)).toBe('fenced');
      expect(await store.samples(target.id, ...ALL)).toEqual([sample(START)]);
      expect((await store.openShard(target.shard))[0]?.standing.state).toBe('new');
      expect(await store.incidents([target.id], ALL[1], 10)).toEqual([]);
    });

    test('an incident is one from its beginning to its end, the newest is told first', async () => {
      const target = await add();
      const later = { ...INCIDENT, startedAt: START + 900, confirmedAt: START + 905 };
      const told = { ...INCIDENT, relapses: 1, reasons: [...INCIDENT.reasons, REASON] };
      const steps: readonly (readonly [Incident, number | null])[] = [
        [INCIDENT, null],
        [told, null],
        [told, START + 600],
        [later, null],
      ];
      for (const [index, [incident, endedAt]] of steps.entries()) {
        await commit(target, [sample(START + index * 60)], { incident: { incident, endedAt } });
      }
      const kept = [
        { id: expect.any(Number), target: target.id, incident: later, endedAt: null },
        { id: expect.any(Number), target: target.id, incident: told, endedAt: START + 600 },
      ];
      expect(await store.incidents([target.id], ALL[1], 10)).toEqual(kept);
      expect(await store.incidents([target.id], ALL[1], 1)).toEqual(kept.slice(0, 1));
      expect(await store.incidents([target.id], later.startedAt, 10)).toEqual(kept.slice(1));
    });

    test('an hour is packed two minutes after its end, and reads as before', async () => {
      const target = await add();
      const samples = minutes(START, 62);
      await check(target, samples);
      expect(await store.sealNext(target.shard, START + HOUR_S + 119)).toBe(false);
      expect(await store.hours(target.id, ...ALL)).toEqual([]);
      expect(await store.sealNext(target.shard, START + HOUR_S + 120)).toBe(true);
      expect(await store.sealNext(target.shard, START + HOUR_S + 120)).toBe(false);
      expect(await store.samples(target.id, ...ALL)).toEqual(samples);
      expect(await store.samples(target.id, START + 60, START + 180)).toEqual(samples.slice(1, 3));
      expect(await store.hours(target.id, ...ALL)).toEqual([
        hourRow({ samples, incidents: [], intervalS: 60 }, hourOf(START)),
      ]);
    });

    test('hours that were left unsealed are sealed one after the other, each once', async () => {
      const target = await add();
      const samples = minutes(START, 200);
      await check(target, samples);
      await reopen();
      const now = START + 10 * HOUR_S;
      const sealed = [];
      for (let turn = 0; turn < 6; turn += 1) {
        sealed.push(await store.sealNext(target.shard, now));
      }
      expect(sealed).toEqual([true, true, true, true, false, false]);
      expect(await store.samples(target.id, ...ALL)).toEqual(samples);
      const hours = await store.hours(target.id, ...ALL);
      expect(hours.map(({ upS }) => upS)).toEqual([3600, 3600, 3600, 20 * 60]);
      expect(await store.hours(target.id, START + HOUR_S, START + 2 * HOUR_S)).toEqual([hours[1]]);
      expect(await store.days(target.id, ...ALL)).toMatchObject([
        { day: START / DAY_S, upS: 200 * 60, unknownS: 4 * HOUR_S - 200 * 60, playersMax: 59 },
      ]);
    });

    test('the last check of an hour speaks for the first minute of the next one', async () => {
      const target = await add();
      await check(target, minutes(START + 30, 120));
      const now = START + 3 * HOUR_S;
      while (await store.sealNext(target.shard, now));
      const hours = await store.hours(target.id, ...ALL);
      expect(hours.map(({ upS }) => upS)).toEqual([HOUR_S - 30, HOUR_S]);
    });

    test('the seconds of an incident are down, in the hour in which it ends too', async () => {
      const target = await add();
      const samples = minutes(START, 120).map((one) =>
        one.at >= START + 3000 && one.at < START + 4200 ? sample(one.at, FAIL) : one,
      );
      const incident = { ...INCIDENT, startedAt: START + 3000, confirmedAt: START + 3005 };
      await check(target, samples.slice(0, -1));
      const last = samples.slice(-1);
      await commit(target, last, { incident: { incident, endedAt: START + 4200 } });
      while (await store.sealNext(target.shard, START + 3 * HOUR_S));
      const hours = await store.hours(target.id, ...ALL);
      expect(hours.map(({ downS, blips }) => [downS, blips])).toEqual([
        [600, 0],
        [600, 0],
      ]);
    });

    test('a tick that comes after its hour was sealed is added to it', async () => {
      const target = await add();
      const samples = minutes(START, 60);
      const late = samples[30];
      if (late === undefined) throw new Error('there are 60');
      await check(
        target,
        samples.filter((one) => one !== late),
      );
      await store.sealNext(target.shard, START + 2 * HOUR_S);
      await check(target, [late]);
      expect(await store.samples(target.id, ...ALL)).toEqual(samples);
      expect(await store.sealNext(target.shard, START + 2 * HOUR_S)).toBe(true);
      expect(await store.samples(target.id, ...ALL)).toEqual(samples);
      expect((await store.hours(target.id, ...ALL)).map(({ upS }) => upS)).toEqual([HOUR_S]);
    });

    test('of a target that is removed nothing is left, and its number is not given again', async () => {
      const target = await add();
      await check(target, minutes(START, 70));
      await store.sealNext(target.shard, START + 2 * HOUR_S);
      await store.removeTarget(target.id);
      const again = await add();
      expect(again.id).not.toBe(target.id);
      for (const id of [target.id, again.id]) {
        expect(await store.samples(id, ...ALL)).toEqual([]);
        expect(await store.hours(id, ...ALL)).toEqual([]);
        expect(await store.days(id, ...ALL)).toEqual([]);
      }
      expect(await store.sealNext(target.shard, START + 9 * HOUR_S)).toBe(true);
      expect(await store.hours(again.id, ...ALL)).toEqual([]);
    });

    test('checks are kept for a month, hours for 97 days, days and incidents for two years', async () => {
      const target = await add();
      const incident = { incident: { ...INCIDENT, startedAt: START }, endedAt: START + 60 };
      await commit(target, [sample(START)], { incident });
      await check(target, minutes(START + 60, 59));
      await store.sealNext(target.shard, START + 2 * HOUR_S);
      const kept = async () => {
        const counts = await Promise.all([
          store.samples(target.id, ...ALL),
          store.hours(target.id, ...ALL),
          store.days(target.id, ...ALL),
          store.incidents([target.id], ALL[1], 10),
        ]);
        return counts.map(({ length }) => length);
      };
      const after = async (days: number) => {
        while (await store.prune(START + days * DAY_S));
        return kept();
      };
      expect(await after(30)).toEqual([60, 1, 1, 1]);
      expect(await after(31)).toEqual([0, 1, 1, 1]);
      expect(await after(97)).toEqual([0, 1, 1, 1]);
      expect(await after(98)).toEqual([0, 0, 1, 1]);
      expect(await after(730)).toEqual([0, 0, 1, 1]);
      expect(await after(731)).toEqual([0, 0, 0, 0]);
    });

    test('many targets are pruned in turn', async () => {
      const targets = [];
      for (let port = 30_000; port < 30_120; port += 1) {
        targets.push(await store.addTarget({ ...ADDRESS, port }, START));
      }
      const first = await add({ ...ADDRESS, port: 30_119 });
      await check(first, [sample(START)]);
      await store.sealNext(first.shard, START + 2 * HOUR_S);
      const turns = [];
      for (let turn = 0; turn < 3; turn += 1) {
        turns.push(await store.prune(START + 40 * DAY_S));
      }
      expect(turns).toEqual([true, true, false]);
      expect(await store.samples(first.id, ...ALL)).toEqual([]);
    });
  });
}

const FAIL: Outcome = { kind: 'fail', reason: 'refused' };
const REASON = { at: START + 300, reason: 'timeout_response' } as const;
const INCIDENT: Incident = {
  startedAt: START + 100,
  confirmedAt: START + 105,
  kind: 'down',
  reason: 'refused',
  reasons: [{ at: START + 100, reason: 'refused' }],
  relapses: 0,
};

function sample(at: number, outcome: Outcome = { kind: 'up', latencyMs: 20, players: 5 }): Sample {
  return { at, outcome, isConfirming: false };
}

/** One check a minute, with as many players as the minute says. */
function minutes(from: number, count: number): readonly Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const at = startOfTick(tickOf(from)) + 60 * index;
    return sample(at, { kind: 'up', latencyMs: 20 + (index % 5), players: index % 60 });
  });
}
