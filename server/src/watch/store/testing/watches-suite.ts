// What every store does with watches and their windows.
import { DAY_S, HOUR_S, type TargetAddress, tickOf } from '@fucina/watch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WatchDraft, WatchStore } from '../watch-store.ts';
import { commit, DRAFT, INCIDENT, JAVA, START, targetOf, up } from './some-watch.ts';
import type { StorePlace } from './store-suite.ts';

const BEDROCK: TargetAddress = { edition: 'bedrock', host: 'play.example.com', port: 19132 };

export function describeWatches(name: string, makePlace: () => Promise<StorePlace>): void {
  describe(`watches in ${name}`, () => {
    let place: StorePlace;
    let store: WatchStore;
    let made: number;

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      made = 0;
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    function draft(changes: Partial<WatchDraft> = {}, ...addresses: TargetAddress[]): WatchDraft {
      made += 1;
      return {
        ...DRAFT,
        id: `watch-${made}`,
        ownerHash: Uint8Array.of(made),
        targets: (addresses.length === 0 ? [JAVA] : addresses).map((address) => ({
          address,
          ip: '203.0.113.1',
        })),
        client: `203.0.113.${made}`,
        ...changes,
      };
    }

    async function create(changes: Partial<WatchDraft> = {}, ...addresses: TargetAddress[]) {
      const created = await store.createWatch(draft(changes, ...addresses));
      if (!created.ok) throw new Error(created.error.code);
      return created.value;
    }

    async function active(): Promise<readonly number[]> {
      const shards = await Promise.all([...Array(8).keys()].map(store.openShard));
      return shards.flat().map(({ id }) => id);
    }

    test('a watch is there when the store is opened again', async () => {
      const watch = await create({}, JAVA, BEDROCK);
      expect(watch).toEqual({
        id: 'watch-1',
        ownerHash: Uint8Array.of(1),
        viewerHash: null,
        targets: [
          expect.objectContaining({ address: JAVA, facts: {} }),
          expect.objectContaining({ address: BEDROCK }),
        ],
        name: 'Our server',
        zone: 'Europe/Rome',
        language: 'it',
        slug: null,
        isPublic: false,
        createdAt: START,
        usedDay: START / DAY_S,
        pausedAt: null,
        revision: 1,
        maintenance: [],
      });
      await store.close();
      store = await place.open();
      expect(await store.readWatch({ id: watch.id })).toEqual(watch);
      expect(await store.readWatch({ id: 'none' })).toBeUndefined();
    });

    test('watches of the same address share its target', async () => {
      const [one, other] = [await create(), await create()];
      expect(targetOf(other).id).toBe(targetOf(one).id);
      expect(await active()).toEqual([targetOf(one).id]);
    });

    test('there are no more watches than there may be', async () => {
      await create();
      expect(await store.createWatch(draft({ most: 1 }))).toEqual({
        ok: false,
        error: { code: 'full' },
      });
    });

    test('a target has ten watches, an address 120 targets', async () => {
      const codes = [];
      for (let count = 0; count < 11; count += 1) {
        const created = await store.createWatch(draft());
        codes.push(created.ok || created.error.code);
      }
      expect(codes.slice(-2)).toEqual([true, 'target-full']);
      for (let port = 1; port < 120; port += 1) await create({}, { ...JAVA, port });
      const more = await store.createWatch(draft({}, { ...JAVA, port: 999 }));
      expect(more).toEqual({ ok: false, error: { code: 'target-full' } });
      const elsewhere = [{ address: { ...JAVA, port: 999 }, ip: '203.0.113.2' }];
      expect((await store.createWatch(draft({ targets: elsewhere }))).ok).toBe(true);
      expect((await active()).length).toBe(121);
    });

    test('a client makes ten watches on a day, and ten on the next', async () => {
      const client = '198.51.100.7';
      for (let port = 1; port <= 10; port += 1) await create({ client }, { ...JAVA, port });
      const refused = { ok: false, error: { code: 'too-many' } };
      expect(await store.createWatch(draft({ client }))).toEqual(refused);
      await create({ client: '198.51.100.8' });
      await create({ client, createdAt: START + DAY_S });
      await create({ client, mostADay: 11 }, { ...JAVA, port: 11 });
    });

    test('a change is kept if nobody else has changed it meanwhile', async () => {
      const { id } = await create();
      const change = { name: 'New', isPublic: true, slug: 'abc' };
      expect(await store.updateWatch(id, change, 1)).toBe('kept');
      expect(await store.updateWatch(id, { name: 'Late' }, 1)).toBe('changed-meanwhile');
      expect(await store.updateWatch(id, { viewerHash: Uint8Array.of(9) })).toBe('kept');
      expect(await store.updateWatch('none', change)).toBe('gone');
      expect(await store.readWatch({ slug: 'abc' })).toMatchObject({
        id,
        name: 'New',
        isPublic: true,
        viewerHash: Uint8Array.of(9),
        revision: 3,
      });
    });

    test('the day of its last use only goes forward', async () => {
      const { id, usedDay } = await create();
      for (const day of [usedDay + 3, usedDay + 1]) await store.markUsed(id, day * DAY_S);
      expect((await store.readWatch({ id }))?.usedDay).toBe(usedDay + 3);
    });

    test('with its last watch a target goes, with all that is kept of it', async () => {
      const [one, other] = [await create({}, JAVA, BEDROCK), await create()];
      const [java, bedrock] = one.targets;
      await commit(store, targetOf(one), up(START));
      expect(await store.removeWatch(one.id)).toEqual([bedrock?.id]);
      expect(await store.readWatch({ id: one.id })).toBeUndefined();
      expect(await store.samples(java?.id ?? 0, START, START + DAY_S)).toHaveLength(1);
      expect(await store.removeWatch(other.id)).toEqual([java?.id]);
      expect(await store.samples(java?.id ?? 0, START, START + DAY_S)).toEqual([]);
      expect(await active()).toEqual([]);
      expect(await store.removeWatch(other.id)).toEqual([]);
    });

    test('a target that goes takes the watches along that have nothing else', async () => {
      const [both, alone] = [await create({}, JAVA, BEDROCK), await create()];
      const { id } = targetOf(alone);
      await store.removeTarget(id);
      expect(await store.readWatch({ id: alone.id })).toBeUndefined();
      const left = await store.readWatch({ id: both.id });
      expect(left?.targets.map(({ address }) => address)).toEqual([BEDROCK]);
    });

    test('a target is not checked while all of its watches are paused', async () => {
      const [one, other] = [await create(), await create()];
      const { id } = targetOf(one);
      await store.updateWatch(one.id, { pausedAt: START });
      expect([await active(), await store.isWatched(id)]).toEqual([[id], true]);
      await store.updateWatch(other.id, { pausedAt: START });
      expect([await active(), await store.isWatched(id)]).toEqual([[], false]);
      await store.updateWatch(one.id, { pausedAt: null });
      expect([await active(), await store.isWatched(id)]).toEqual([[id], true]);
    });

    test('a target that is given up pauses the watches that have nothing else', async () => {
      const [both, alone] = [await create({}, JAVA, BEDROCK), await create()];
      await store.giveUpTarget(targetOf(alone).id, START + 60);
      expect((await store.readWatch({ id: alone.id }))?.pausedAt).toBe(START + 60);
      expect((await store.readWatch({ id: both.id }))?.pausedAt).toBeNull();
    });

    test('of a target that was removed meanwhile nothing is kept, of the others all is', async () => {
      const gone = targetOf(await create());
      const there = targetOf(await create({}, { ...JAVA, host: 'other.example.com' }));
      await store.removeTarget(gone.id);
      const event = { at: START, kind: 'first_contact', before: null, after: null } as const;
      const of = (target: number) => ({
        incident: { target, incident: INCIDENT, endedAt: null },
        facts: { target, held: {}, events: [{ ...event, isOften: false }] },
      });
      const both = [of(gone.id), of(there.id)];
      const kept = await store.commit({
        shard: there.shard,
        tick: tickOf(START),
        samples: [{ target: there.id, sample: up(START) }],
        standings: [],
        incidents: both.map(({ incident }) => incident),
        facts: both.map(({ facts }) => facts),
      });
      expect(kept).toBe('kept');
      const targets = [gone.id, there.id];
      expect(
        (await store.incidents(targets, START + DAY_S, 9)).map(({ target }) => target),
      ).toEqual([there.id]);
      expect((await store.events(targets, START + DAY_S, 9)).map(({ target }) => target)).toEqual([
        there.id,
      ]);
    });

    test('what servers say is kept, also what is no text', async () => {
      const target = targetOf(await create());
      const said = 'A\0B\ud800';
      const event = { at: START, kind: 'motd', before: null, after: said, isOften: false } as const;
      const kept = await store.commit({
        ...{ shard: target.shard, tick: 1, samples: [], standings: [], incidents: [] },
        facts: [
          {
            target: target.id,
            held: { motd: { value: said, changes: [] } },
            events: [event],
          },
        ],
      });
      expect(kept).toBe('kept');
      const [read] = await store.openShard(target.shard);
      expect(read?.facts.motd?.value).toBe('A\ufffdB\ufffd');
      expect(await store.events([target.id], START + 1, 9)).toHaveLength(1);
    });

    test('an icon is kept while a server has it', async () => {
      const target = targetOf(await create());
      const icon = { hash: 'abc', png: Uint8Array.of(1, 2) };
      const facts = (value: string | null) => ({
        target: target.id,
        held: { icon: { value, changes: [] } },
        events: [],
        ...(value !== null && { icon }),
      });
      const nothing = { samples: [], standings: [], incidents: [] };
      const { shard } = target;
      await store.commit({ shard, tick: 1, ...nothing, facts: [facts('abc')] });
      while (await store.prune(START));
      expect(await store.icon('abc')).toEqual(icon.png);
      await store.commit({ shard, tick: 2, ...nothing, facts: [facts(null)] });
      while (await store.prune(START));
      expect(await store.icon('abc')).toBeUndefined();
    });

    test('a watch has twenty windows that are not over; what was removed is still known', async () => {
      const { id } = await create();
      const window = { startsAt: START, endsAt: START + HOUR_S, every: null, note: 'Update' };
      for (let count = 0; count < 20; count += 1) {
        expect(await store.addWindow(id, window)).toBe('kept');
      }
      expect(await store.addWindow(id, window)).toBe('full');
      expect(await store.addWindow(id, { ...window, startsAt: START + HOUR_S })).toBe('kept');
      expect(await store.addWindow('none', window)).toBe('gone');
      const [first] = (await store.readWatch({ id }))?.maintenance ?? [];
      expect(first).toMatchObject({ ...window, removedAt: null });
      expect(await store.removeWindow('other', first?.id ?? 0, START + 60)).toBe(false);
      expect(await store.removeWindow(id, first?.id ?? 0, START + 60)).toBe(true);
      expect(await store.removeWindow(id, first?.id ?? 0, START + 90)).toBe(false);
      const [after] = (await store.readWatch({ id }))?.maintenance ?? [];
      expect(after?.removedAt).toBe(START + 60);
      while (await store.prune(START + 100 * DAY_S));
      expect((await store.readWatch({ id }))?.maintenance).toEqual([]);
    });
  });
}
