// What every store can say about a span of time.
import { DAY_S, HOUR_S } from '@fucina/watch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WatchedTarget, WatchStore } from '../watch-store.ts';
import { commit, DRAFT, INCIDENT, START, targetOf, up } from './some-watch.ts';
import type { StorePlace } from './store-suite.ts';

export function describeReadings(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`${name} with six hours of checks around midnight, of which four are packed`, () => {
    const FROM = START + 21 * HOUR_S;
    const NOW = FROM + 6 * HOUR_S;
    const OUTAGE = { from: FROM + HOUR_S + 600, to: FROM + HOUR_S + 1200 };
    let place: StorePlace;
    let store: WatchStore;
    let target: WatchedTarget;

    beforeAll(async () => {
      place = await makePlace();
      store = await place.open();
      const created = await store.createWatch(DRAFT);
      target = targetOf(created.ok ? created.value : undefined);
      const incident = { ...INCIDENT, startedAt: OUTAGE.from, confirmedAt: OUTAGE.from + 5 };
      for (let at = FROM; at < NOW; at += 60) {
        const isEnd = at === OUTAGE.to;
        const ended = { target: target.id, incident, endedAt: OUTAGE.to };
        await commit(store, target, up(at), isEnd ? [ended] : []);
      }
      while (await store.sealNext(target.shard, FROM + 4 * HOUR_S + 120));
    }, 120_000);
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    test('the days of a zone are told up to now, also those before the first check', async () => {
      const ask = (zone: string, since = 0) =>
        store.localDays(target.id, { zone, from: FROM - 2 * DAY_S, since, now: NOW - 1800 }, []);
      const utc = await ask('UTC');
      expect(utc.map(({ day }) => day.slice(5))).toEqual(['11-28', '11-29', '11-30', '12-01']);
      expect(utc.map(({ seconds: { up, down } }) => up + down)).toEqual([
        ...[0, 0, 3 * HOUR_S],
        3 * HOUR_S - 1800,
      ]);
      expect(utc[1]?.seconds.unknown).toBe(DAY_S);
      const [late] = (await ask('UTC', FROM + 7200)).slice(2);
      expect(late?.seconds).toMatchObject({ up: HOUR_S, unknown: 0 });
      const kathmandu = await ask('Asia/Kathmandu');
      const up = kathmandu.reduce((sum, { seconds }) => sum + seconds.up, 0);
      expect(up).toBe(6 * HOUR_S - 1800 - 600);
    });

    test('players are averaged by weekday and hour', async () => {
      const cells = await store.heat(target.id, 'UTC', FROM - 28 * DAY_S, NOW);
      // One value says nothing about a weekday.
      expect(cells.flat().every((cell) => cell === null)).toBe(true);
      expect(cells).toHaveLength(7);
    });

    test('the seconds of each state are the same however they are asked for', async () => {
      const ask = (from: number, now = NOW) => store.seconds(target.id, from, now, []);
      expect(await ask(FROM)).toMatchObject({ up: 6 * HOUR_S - 600, down: 600, unknown: 0 });
      expect(await ask(FROM - DAY_S)).toMatchObject({ down: 600, unknown: DAY_S });
      expect(await ask(OUTAGE.from + 100)).toMatchObject({ down: 500, unknown: 0 });
      expect(await ask(NOW - 1800)).toMatchObject({ up: 1800, down: 0 });
      expect(await ask(NOW)).toMatchObject({ up: 0, unknown: 0 });
      const whole = await ask(FROM);
      const parts = [await ask(FROM, OUTAGE.from + 7), await ask(OUTAGE.from + 7)];
      expect(parts.reduce((sum, { up: seconds }) => sum + seconds, 0)).toBe(whole.up);
    });

    test('seconds of announced work are neither up nor down', async () => {
      const window = { from: OUTAGE.from - 300, to: OUTAGE.to - 100 };
      const open = { from: NOW - 900, to: NOW + 900 };
      const seconds = await store.seconds(target.id, FROM, NOW, [window, open]);
      expect(seconds).toEqual({
        up: 6 * HOUR_S - 600 - 300 - 900,
        down: 100,
        asleep: 0,
        unknown: 0,
        maintenance: 800 + 900,
      });
    });

    test.each([60, 600, HOUR_S, 3 * HOUR_S, DAY_S])(
      'columns of %i seconds add up to the same',
      async (stepS) => {
        const count = Math.ceil((2 * DAY_S) / stepS);
        const steps = { from: START, stepS, count, until: NOW };
        const columns = await store.columns(target.id, steps);
        const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
        expect(columns.upS).toHaveLength(count);
        expect(sum(columns.upS)).toBe(6 * HOUR_S - 600);
        expect(sum(columns.downS)).toBe(600);
        expect(sum(columns.unknownS)).toBe(FROM - START);
        const first = Math.floor((FROM - START) / stepS);
        expect(columns.latency50[first]).toBe(20);
        expect(columns.players[first]).toBe(5);
      },
    );
  });
}
