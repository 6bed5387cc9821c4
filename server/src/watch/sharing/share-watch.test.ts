// Real processes that share a real PostgreSQL. Their seconds are a quarter of one, but those after which pg-boss gives
// away what somebody does not renew.
import { join } from 'node:path';
import type { Sample } from '@fucina/watch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hasPostgres, type PostgresProcess, startPostgres } from '../../testing/postgres-server.ts';
import { killGroup, type RunningProcess, startProcess } from '../../testing/process.ts';
import { openPostgresStore } from '../store/postgres/open-postgres-store.ts';
import type { WatchStore } from '../store/watch-store.ts';

const PROGRAM = join(import.meta.dirname, 'testing/keep-checking.ts');
const TARGETS = 120;
const SHARDS = 12;
const SPEED = 4;
const INTERVAL_S = 60;
/** Until somebody else has the targets of a process that is gone. */
const TAKE_OVER_S = 15 * SPEED;
const LONG = { timeout: 600_000 };
const POLL = { timeout: 120_000, interval: 200 };

describe.skipIf(!hasPostgres)('processes that share what is watched', () => {
  let postgres: PostgresProcess;
  let url: string;
  let store: WatchStore;
  let targets: readonly number[];
  const startMs = Date.now();
  const running: RunningProcess[] = [];

  beforeEach(async () => {
    postgres = await startPostgres();
    url = await postgres.createDatabase();
    const opened = await openPostgresStore(url, { shards: SHARDS });
    if (!opened.ok) throw new Error(opened.error.reason);
    store = opened.value.store;
    const ids = [];
    for (let port = 30_000; port < 30_000 + TARGETS; port += 1) {
      const address = { edition: 'java', host: 'play.example.com', port } as const;
      ids.push(await store.addTarget(address, Math.floor(startMs / 1000)));
    }
    targets = ids;
  }, 120_000);
  afterEach(async () => {
    for (const one of running.splice(0)) killGroup(one);
    await store.close();
    await postgres.remove();
  });

  function startOne(): RunningProcess {
    const one = startProcess(process.execPath, [PROGRAM, url, String(startMs), String(SPEED)]);
    running.push(one);
    return one;
  }

  /** Of each target. */
  async function kept(): Promise<readonly (readonly Sample[])[]> {
    const all = [];
    for (const target of targets) all.push(await store.samples(target, 0, startMs));
    return all;
  }

  /** How often the target was checked that was checked least. */
  const least = async () => Math.min(...(await kept()).map(({ length }) => length));

  /** Who checked a target last; the programs tell their number as the latency. */
  async function owners(): Promise<readonly number[]> {
    const last = (await kept()).map((samples) => samples.at(-1)?.outcome);
    return last.flatMap((outcome) => (outcome?.kind === 'up' ? (outcome.latencyMs ?? 0) : []));
  }

  const numberOf = ({ child }: RunningProcess) => (child.pid ?? 0) % 1000;
  const isSharedBy = async (...processes: readonly RunningProcess[]) => {
    const counts = Map.groupBy(await owners(), (owner) => owner);
    return processes.every((one) => (counts.get(numberOf(one))?.length ?? 0) >= TARGETS / 4);
  };

  async function gaps(): Promise<readonly number[]> {
    return (await kept()).flatMap((samples) =>
      samples.slice(1).map(({ at }, index) => at - (samples[index]?.at ?? 0)),
    );
  }

  /** Seconds of the programs; what was there before the first one is no gap. */
  async function expectGaps(longest: number): Promise<void> {
    const all = (await gaps()).toSorted((a, b) => a - b);
    expect(all.at(-1)).toBeLessThanOrEqual(longest);
    // Each has its turn once a minute, and the first check is before it.
    const twice = (await kept()).flatMap(([, ...samples]) => {
      const [first, last] = [samples[0]?.at ?? 0, samples.at(-1)?.at ?? 0];
      return samples.length - 1 > Math.round((last - first) / INTERVAL_S) ? [samples] : [];
    });
    expect(twice).toEqual([]);
  }

  test(
    'the targets of one that is killed are soon checked by the other, and none is checked twice',
    LONG,
    async () => {
      const [first, second] = [startOne(), startOne()];
      await expect.poll(least, POLL).toBeGreaterThanOrEqual(3);
      await expect.poll(() => isSharedBy(first, second), POLL).toBe(true);
      killGroup(first);
      await expect
        .poll(async () => new Set(await owners()), POLL)
        .toEqual(new Set([numberOf(second)]));
      const before = await least();
      await expect.poll(least, POLL).toBeGreaterThanOrEqual(before + 1);
      await expectGaps(INTERVAL_S + TAKE_OVER_S);
      expect(second.output.stderr).toBe('');
    },
  );
});
