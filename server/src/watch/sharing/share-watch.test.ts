// Real processes that share a real PostgreSQL. Their seconds are a quarter of one, but those after which pg-boss gives
// away what somebody does not renew.
import { join } from 'node:path';
import { nextTurnMs, type Sample, type TargetAddress, turnOf } from '@fucina/watch';
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
/** Until somebody else has the targets of a process that is gone: 15 seconds, and as many for a busy machine. */
const TAKE_OVER_S = 30 * SPEED;
/** Longer than what the last check speaks for. */
const GONE_MS = 32_000;
const LONG = { timeout: 900_000 };
const POLL = { timeout: 240_000, interval: 200 };

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
    for (let index = 0; index < TARGETS; index += 1) {
      ids.push(await store.addTarget(addressOf(index), Math.floor(startMs / 1000)));
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
    // A target has a turn each minute; the first check is before it.
    const twice = (await kept()).flatMap(([, ...samples], index) => {
      const turns = samples.map(({ at }) => endOfTurn(addressOf(index), at));
      return new Set(turns).size < turns.length ? [turns] : [];
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

  test('while PostgreSQL is gone nothing is checked, and afterwards it goes on', LONG, async () => {
    const one = startOne();
    await expect.poll(least, POLL).toBeGreaterThanOrEqual(2);
    await postgres.stop();
    const goneMs = Date.now();
    await expect.poll(() => Date.now() - goneMs, POLL).toBeGreaterThan(GONE_MS);
    await postgres.start();
    const before = await least();
    await expect.poll(least, POLL).toBeGreaterThanOrEqual(before + 2);
    expect(one.child.exitCode).toBeNull();
    expect(one.output.stderr).toBe('');
    for (const samples of await kept()) {
      const unsure = samples.filter(({ at }) => {
        const seenMs = startMs + (at * 1000 - startMs) / SPEED;
        return seenMs > goneMs + 9000 && seenMs < goneMs + GONE_MS;
      });
      expect(unsure).toEqual([]);
    }
    const [id = 0] = targets;
    const [from, to] = [goneMs, goneMs + GONE_MS].map((ms) =>
      Math.floor((startMs + (ms - startMs) * SPEED) / 1000),
    );
    const seconds = await store.seconds(id, from ?? 0, to ?? 0, []);
    expect(seconds).toMatchObject({ down: 0 });
    expect(seconds.unknown).toBeGreaterThan(0);
  });

  test('one that stood still checks nothing of what others have by then', LONG, async () => {
    const [first, second] = [startOne(), startOne()];
    await expect.poll(least, POLL).toBeGreaterThanOrEqual(3);
    await expect.poll(() => isSharedBy(first, second), POLL).toBe(true);
    first.child.kill('SIGSTOP');
    await expect
      .poll(async () => new Set(await owners()), POLL)
      .toEqual(new Set([numberOf(second)]));
    first.child.kill('SIGCONT');
    await expect.poll(() => isSharedBy(first, second), POLL).toBe(true);
    await expectGaps(INTERVAL_S + TAKE_OVER_S);
  });
});

function addressOf(index: number): TargetAddress {
  return { edition: 'java', host: `mc${index}.example.com`, port: 25_565 };
}

/** Until when a check is that of one turn; it begins half a second before it at the earliest. */
function endOfTurn(address: TargetAddress, at: number): number {
  return nextTurnMs(turnOf(address), INTERVAL_S, at * 1000 + 1500, 0.5);
}
