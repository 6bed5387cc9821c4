// What every store does with those who are to be told.
import { DAY_S, HOUR_S, type Incident, type TargetAddress, tickOf } from '@fucina/watch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelDraft, DueDelivery, Settlement } from '../alert-store.ts';
import type { KeptWatch, WatchedTarget, WatchStore } from '../watch-store.ts';
import { commit, DRAFT, INCIDENT, JAVA, START, targetOf, up } from './some-watch.ts';
import type { StorePlace } from './store-suite.ts';

const BEDROCK: TargetAddress = { edition: 'bedrock', host: 'play.example.com', port: 19132 };
/** Long after both editions of a server have waited for each other. */
const LATER = START + 300;

const CHANNEL: ChannelDraft = {
  id: 'channel',
  watch: DRAFT.id,
  kind: 'webhook',
  label: 'Ours',
  sealed: Uint8Array.of(1, 2),
  same: Uint8Array.of(3),
  language: 'en',
  wants: ['down', 'up'],
  delayS: 0,
  repeatS: 0,
  createdAt: START,
};

export function describeAlerts(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`alerts in ${name}`, () => {
    let place: StorePlace;
    let store: WatchStore;
    let watch: KeptWatch;
    let lastTick: number;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      lastTick = 0;
      const targets = [JAVA, BEDROCK].map((address) => ({ address, ip: '' }));
      const created = await store.createWatch({ ...DRAFT, targets });
      if (!created.ok) throw new Error(created.error.code);
      watch = created.value;
      expect(await store.addChannel(CHANNEL)).toBe('kept');
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    async function tell(
      { id, shard }: WatchedTarget,
      incident: Incident,
      endedAt: number | null = null,
    ) {
      lastTick = Math.max(lastTick + 1, tickOf(endedAt ?? incident.confirmedAt));
      const incidents = [{ target: id, incident, endedAt }];
      const nothing = { samples: [], standings: [], facts: [] };
      expect(await store.commit({ shard, tick: lastTick, incidents, ...nothing })).toBe('kept');
    }

    const settlement = (
      { news, channel }: DueDelivery,
      next: Settlement['next'],
      at = LATER,
    ): Settlement => ({
      alert: news.id,
      channel: channel.id,
      tried: { at, ms: 20, result: next.kind === 'delivered' ? 204 : 500 },
      next,
    });

    async function deliver(at: number): Promise<readonly DueDelivery[]> {
      const due = await store.leaseDeliveries(at, 10);
      const next = { kind: 'delivered' } as const;
      await store.settleDeliveries(
        due.map((one) => settlement(one, next, at)),
        at,
      );
      return due;
    }

    test('both editions of a server are one alert, and its end is told to whoever was told', async () => {
      const [java, bedrock] = watch.targets;
      if (java === undefined || bedrock === undefined) throw new Error('it has both');
      await tell(java, INCIDENT);
      await tell(bedrock, { ...INCIDENT, startedAt: START + 2 });
      const [down] = await deliver(LATER);
      expect(down).toMatchObject({ news: { kind: 'down' }, channel: CHANNEL, tries: [] });
      expect(down?.news.incidents.map(({ address }) => address.edition)).toEqual([
        'java',
        'bedrock',
      ]);
      await tell(java, INCIDENT, LATER + 10);
      expect((await deliver(LATER + 20)).map(({ news }) => news.kind)).toEqual(['up']);
      expect(
        (await store.deliveries(watch.id, 9)).map(({ kind, outcome }) => [kind, outcome]),
      ).toEqual([
        ['up', 'delivered'],
        ['down', 'delivered'],
      ]);
    });

    test('what is leased nobody else gets, until it is settled or a minute is over', async () => {
      await tell(targetOf(watch), INCIDENT);
      const both = await Promise.all([
        store.leaseDeliveries(LATER, 10),
        store.leaseDeliveries(LATER, 10),
      ]);
      expect(both.map(({ length }) => length).sort()).toEqual([0, 1]);
      expect(await store.leaseDeliveries(LATER + 59, 10)).toEqual([]);
      const [again] = await store.leaseDeliveries(LATER + 60, 10);
      if (again === undefined) throw new Error('it is due again');
      const later = { kind: 'again', at: LATER + 200 } as const;
      await store.settleDeliveries([settlement(again, later)], LATER + 61);
      expect(await store.leaseDeliveries(LATER + 199, 10)).toEqual([]);
      const [third] = await store.leaseDeliveries(LATER + 200, 10);
      expect(third?.tries).toEqual([{ at: LATER, ms: 20, result: 500 }]);
    });

    test('what a channel could not be told yet goes before what came after it', async () => {
      const target = targetOf(watch);
      await tell(target, INCIDENT);
      const [first] = await store.leaseDeliveries(LATER, 10);
      if (first === undefined) throw new Error('it is due');
      const later = { kind: 'again', at: LATER + HOUR_S } as const;
      await store.settleDeliveries([settlement(first, later)], LATER);
      await tell(target, INCIDENT, LATER + 60);
      // It is over, so that it need not be told any more; then its end is.
      expect(await deliver(LATER + 60)).toEqual([]);
      expect((await deliver(LATER + 61)).map(({ news }) => news.kind)).toEqual(['up']);
      expect((await store.deliveries(watch.id, 9)).map(({ outcome }) => outcome)).toEqual([
        'delivered',
        'over',
      ]);
    });

    test('a channel that is gone is off, and the others are told', async () => {
      await store.addChannel({ ...CHANNEL, id: 'other', label: 'Theirs' });
      await tell(targetOf(watch), INCIDENT);
      const due = await store.leaseDeliveries(LATER, 10);
      const settlements = due.map((one) =>
        settlement(one, { kind: one.channel.id === CHANNEL.id ? 'dead' : 'delivered' }),
      );
      await store.settleDeliveries(settlements, LATER);
      expect((await store.channels(watch.id)).map(({ disabledAt }) => disabledAt)).toEqual([
        LATER,
        null,
      ]);
      const [news] = await store.leaseDeliveries(LATER + 1, 10);
      expect(news).toMatchObject({
        news: { kind: 'channel_off', channel: 'Ours', incidents: [] },
        channel: { id: 'other' },
      });
      expect(await store.reviveChannel(watch.id, CHANNEL.id)).toBe(true);
      const [{ alert } = { alert: '' }] = (await store.deliveries(watch.id, 9)).filter(
        ({ outcome }) => outcome === 'channel-off',
      );
      const failed = { watch: watch.id, channel: CHANNEL.id, alert };
      expect(await store.sendAgain(failed, LATER + 2)).toBe(true);
      expect(await store.sendAgain(failed, LATER + 2)).toBe(false);
    });

    test('channels are changed and removed by whoever has the watch', async () => {
      const change = { label: 'New', wants: ['up'] as const, delayS: 60 };
      expect(await store.changeChannel('other', CHANNEL.id, change)).toBe(false);
      expect(await store.changeChannel(watch.id, CHANNEL.id, change)).toBe(true);
      expect(await store.channels(watch.id)).toMatchObject([{ ...CHANNEL, ...change }]);
      for (let count = 1; count < 8; count += 1) {
        await store.addChannel({ ...CHANNEL, id: `more ${count}` });
      }
      expect(await store.addChannel({ ...CHANNEL, id: 'ninth' })).toBe('full');
      expect(await store.removeChannel('other', CHANNEL.id)).toBe(false);
      expect(await store.removeChannel(watch.id, CHANNEL.id)).toBe(true);
      expect(await store.channels(watch.id)).toHaveLength(7);
    });

    /** The targets that are not to be checked any more. */
    const ended = async (at: number) => (await store.endUnused(at)).left;

    test('what nobody opens for 60 days is checked less often, until somebody does', async () => {
      const day = (after: number) => START + after * DAY_S;
      const shared = await store.createWatch({ ...DRAFT, id: 'other', createdAt: day(1) });
      if (!shared.ok) throw new Error(shared.error.code);
      expect((await store.endUnused(day(60) - 1)).slowed).toEqual([]);
      const others = new Set(shared.value.targets.map(({ id }) => id));
      const alone = watch.targets.filter(({ id }) => !others.has(id));
      const slowedAt = async (at: number) => (await store.endUnused(at)).slowed.map(({ id }) => id);
      expect(await slowedAt(day(60))).toEqual(alone.map(({ id }) => id));
      expect((await slowedAt(day(61))).toSorted()).toEqual([...others].toSorted());
      expect(await slowedAt(day(61))).toEqual([]);
      const read = async () => (await store.readWatch({ id: watch.id }))?.targets ?? [];
      expect((await read()).map(({ intervalS }) => intervalS)).toEqual(
        watch.targets.map(() => 300),
      );
      const quick = await store.markUsed(watch.id, day(62));
      expect(quick.map(({ intervalS }) => intervalS)).toEqual(watch.targets.map(() => 60));
      expect(await store.markUsed(watch.id, day(62))).toEqual([]);
      expect((await read()).map(({ slowUntil }) => slowUntil)).toEqual(
        watch.targets.map(() => day(62)),
      );
    });

    test('a check that was made while checks were rare speaks until the next one, also afterwards', async () => {
      const from = START + 61 * DAY_S;
      const target = targetOf(watch);
      await store.endUnused(from);
      for (let at = from; at < from + 7200; at += 300) await commit(store, target, up(at));
      const seconds = () => store.seconds(target.id, from, from + 7200, []);
      expect(await seconds()).toMatchObject({ up: 7200, unknown: 0 });
      await store.markUsed(watch.id, from + 7200);
      expect(await seconds()).toMatchObject({ up: 7200, unknown: 0 });
      while (await store.sealNext(target.shard, from + 7320));
      expect(await seconds()).toMatchObject({ up: 7200, unknown: 0 });
    });

    test('a watch that nobody opens is told to end, paused two weeks later, and then nothing is left', async () => {
      const targets = watch.targets.map(({ id }) => id);
      const day = (after: number) => START + after * DAY_S;
      expect(await ended(day(76) - 1)).toEqual([]);
      expect(await store.leaseDeliveries(day(76), 10)).toEqual([]);
      for (const at of [day(76), day(77)]) expect(await ended(at)).toEqual([]);
      expect((await deliver(day(77))).map(({ news }) => news.kind)).toEqual(['ending']);
      expect(await ended(day(90) - 1)).toEqual([]);
      expect(await ended(day(90))).toEqual(targets);
      expect((await store.readWatch({ id: watch.id }))?.pausedAt).toBe(day(90));
      expect(await ended(day(120) - 1)).toEqual([]);
      const other = await store.createWatch({ ...DRAFT, id: 'other', createdAt: day(119) });
      const shared = targetOf(other.ok ? other.value : undefined);
      expect(await ended(day(120))).toEqual(targets.filter((id) => id !== shared.id));
      expect(await store.readWatch({ id: watch.id })).toBeUndefined();
      expect(await store.channels(watch.id)).toEqual([]);
      expect(await store.deliveries(watch.id, 10)).toEqual([]);
      expect(await store.isWatched(shared.id)).toBe(true);
    });

    test('who opens it meanwhile keeps it, and is told again when nobody does for as long', async () => {
      const day = (after: number) => START + after * DAY_S;
      await store.endUnused(day(76));
      expect(await deliver(day(76))).toHaveLength(1);
      await store.markUsed(watch.id, day(80));
      for (const at of [day(90), day(120), day(156) - 1]) {
        expect(await ended(at)).toEqual([]);
      }
      expect((await store.readWatch({ id: watch.id }))?.pausedAt).toBeNull();
      expect(await deliver(day(156) - 1)).toEqual([]);
      await store.endUnused(day(156));
      expect((await deliver(day(156))).map(({ news }) => news.kind)).toEqual(['ending']);
    });

    test('what was unused for years is told first, too', async () => {
      const late = START + 900 * DAY_S;
      expect(await ended(late)).toEqual([]);
      expect(await deliver(late)).toHaveLength(1);
      expect(await ended(late + 13 * DAY_S)).toEqual([]);
      expect(await ended(late + 14 * DAY_S)).toHaveLength(2);
    });

    test('a server that stays down is told again', async () => {
      await store.changeChannel(watch.id, CHANNEL.id, { repeatS: HOUR_S });
      await tell(targetOf(watch), INCIDENT);
      expect(await deliver(LATER)).toHaveLength(1);
      expect(await deliver(LATER + HOUR_S - 1)).toEqual([]);
      expect((await deliver(LATER + HOUR_S)).map(({ news }) => news.kind)).toEqual(['down']);
    });
  });
}
