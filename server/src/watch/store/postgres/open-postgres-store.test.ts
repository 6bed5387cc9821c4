import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../../testing/free-port.ts';
import {
  hasPostgres,
  type PostgresProcess,
  startPostgres,
} from '../../../testing/postgres-server.ts';
import { MIGRATIONS } from '../sql/migrations.ts';
import { describeAlerts } from '../testing/alerts-suite.ts';
import { describeReadings } from '../testing/readings-suite.ts';
import { commit, DRAFT, START, targetOf, up } from '../testing/some-watch.ts';
import { describeStore } from '../testing/store-suite.ts';
import { describeWatches } from '../testing/watches-suite.ts';
import type { WatchStore } from '../watch-store.ts';
import { openPostgresStore } from './open-postgres-store.ts';

test('where nobody answers, the store cannot be used', async () => {
  const url = `postgres://fucina:secret@127.0.0.1:${await freePort()}/watch`;
  const opened = await openPostgresStore(url);
  expect(opened).toEqual({ ok: false, error: { code: 'unusable', reason: 'ECONNREFUSED' } });
});

describe.skipIf(!hasPostgres)('with a real PostgreSQL', () => {
  let postgres: PostgresProcess;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 120_000);
  afterAll(() => postgres.remove());

  async function open(url: string): Promise<WatchStore> {
    const opened = await openPostgresStore(url, { shards: 8 });
    if (!opened.ok) throw new Error(opened.error.reason);
    return opened.value.store;
  }

  async function makePlace() {
    const url = await postgres.createDatabase();
    return { open: () => open(url), remove: async () => undefined };
  }

  describeStore('PostgreSQL', makePlace);
  describeWatches('PostgreSQL', makePlace);
  describeReadings('PostgreSQL', makePlace);
  describeAlerts('PostgreSQL', makePlace);

  /** Two processes that have the same store. */
  async function openTwo(): Promise<readonly [WatchStore, WatchStore]> {
    const url = await postgres.createDatabase();
    return [await open(url), await open(url)];
  }

  test('a database that is not there is told in its own words', async () => {
    const url = (await postgres.createDatabase()).replace(/\w+$/, 'nowhere');
    expect(await openPostgresStore(url)).toMatchObject({
      error: { code: 'unusable', reason: 'database "nowhere" does not exist' },
    });
  });

  test('a database that a later version made is left alone', async () => {
    const url = await postgres.createDatabase();
    await (await open(url)).close();
    const opened = await openPostgresStore(url, { migrations: MIGRATIONS.slice(0, -1) });
    expect(opened).toEqual({ ok: false, error: { code: 'newer' } });
  });

  test('two processes make it at once, and have the same number of shards', async () => {
    const url = await postgres.createDatabase();
    const opened = await Promise.all([
      openPostgresStore(url, { shards: 8 }),
      openPostgresStore(url, { shards: 16 }),
    ]);
    const shards = opened.map((one) => (one.ok ? one.value.shards : one.error.reason));
    expect(new Set(shards).size).toBe(1);
    for (const one of opened) if (one.ok) await one.value.store.close();
  });

  test('of two processes that commit a tick one is fenced, of two that make the last watch one is refused', async () => {
    const stores = await openTwo();
    const made = await Promise.all(
      stores.map((store, nth) =>
        store.createWatch({ ...DRAFT, id: `watch ${nth}`, client: `${nth}`, most: 1 }),
      ),
    );
    const codes = made.map((one) => (one.ok ? 'made' : one.error.code));
    expect(codes.toSorted()).toEqual(['full', 'made']);
    const target = targetOf(made.flatMap((one) => (one.ok ? one.value : []))[0]);
    const kept = await Promise.all(stores.map((store) => commit(store, target, up(START))));
    expect(kept.toSorted()).toEqual(['fenced', 'kept']);
    for (const store of stores) await store.close();
  });

  test('a database that goes away fails calls, and works again when it is back', async () => {
    const url = await postgres.createDatabase();
    const store = await open(url);
    const created = await store.createWatch(DRAFT);
    const target = targetOf(created.ok ? created.value : undefined);
    expect(await commit(store, target, up(START))).toBe('kept');
    await postgres.stop();
    await expect(commit(store, target, up(START + 60))).rejects.toThrow();
    await expect(store.readWatch({ id: DRAFT.id })).rejects.toThrow();
    await postgres.start();
    expect(await commit(store, target, up(START + 120))).toBe('kept');
    const samples = await store.samples(target.id, START, START + 300);
    expect(samples.map(({ at }) => at - START)).toEqual([0, 120]);
    await store.close();
  });
});
