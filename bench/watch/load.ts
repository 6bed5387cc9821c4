// Ten thousand servers, each looked at once a minute, by a process that does nothing else; the servers are in another one.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakes } from '../start-fakes.ts';
import { verdict } from '../verdict.ts';
import type { LoadFigures } from './load-target.ts';
import { openStore } from './past.ts';

const TARGETS = 10_000;
const PORTS = 50;
const MEASURED_S = 120;
const LIMITS = { percentOfCore: 15, mib: 250, lateMs: 250 };

export async function benchLoad(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-bench-'));
  const { ports, stop } = await startFakes('good', PORTS);
  await addTargets(folder, ports);
  const target = fork(join(import.meta.dirname, 'load-target.ts'), [folder, String(MEASURED_S)]);
  const [figures] = (await once(target, 'message')) as [LoadFigures];
  await once(target, 'exit');
  stop();
  rmSync(folder, { recursive: true });
  const { seconds, checks, processorShare, memoryMiB, latenessMs } = figures;
  const counted = Object.entries(checks).map(([kind, count]) => `${count} ${kind}`);
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${TARGETS} servers, ${seconds.toFixed(0)} s: ${counted.join(', ')}; load ${load}`);
  const sorted = latenessMs.toSorted((a, b) => a - b);
  const late = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  verdict('processor time, of a core', processorShare * 100, LIMITS.percentOfCore, '%');
  verdict('memory at most', memoryMiB, LIMITS.mib, 'MiB');
  verdict(`lateness, median ${late(0.5)} ms, 99 of 100`, late(0.99), LIMITS.lateMs, 'ms');
}

/** Each has an address of its own: one machine is not asked 10,000 times a minute. */
async function addTargets(folder: string, ports: readonly number[]): Promise<void> {
  const store = await openStore(folder);
  const at = Math.floor(Date.now() / 1000);
  for (let target = 0; target < TARGETS; target += 1) {
    const host = `127.${1 + (target % 40)}.${Math.floor(target / 200)}.${1 + (target % 200)}`;
    await store.addTarget({ edition: 'java', host, port: ports[target % ports.length] ?? 0 }, at);
  }
  await store.close();
}
