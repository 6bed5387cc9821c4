// Four clients send 1,200 dear calls over the Model Context Protocol: what others notice of it.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { report, watch } from './other-visitor.ts';
import { startServer } from './server-process.ts';
import { verdict } from './verdict.ts';

const CLIENTS = 4;
const CALLS_EACH = 300;
const OPEN_EACH = 25;
const LIMIT_P99_MS = 100;
const LIMIT_MIB = 100;

export async function run(): Promise<void> {
  const server = await startServer();
  try {
    // The first calls load code; they are not part of the measured ones.
    await callAll(server.origin, [1, 1, 1]);
    const before = server.memoryMiB('VmRSS');
    const health = watch(`${server.origin}/healthz`);
    const api = watch(`${server.origin}/api/openapi.json`);
    const statuses = await callAll(server.origin, [CLIENTS, CALLS_EACH, OPEN_EACH]);
    const counts = [...Map.groupBy(statuses, (status) => status)];
    const told = counts.map(([status, { length }]) => `${length} times ${status}`).join(', ');
    console.log(`${CLIENTS * CALLS_EACH} calls of ${CLIENTS} clients: ${told}`);
    report('/healthz meanwhile', await health.stop(), LIMIT_P99_MS);
    report('the API meanwhile', await api.stop(), LIMIT_P99_MS);
    const grewMiB = server.memoryMiB('VmHWM') - before;
    verdict('memory grew by', grewMiB, LIMIT_MIB, 'MiB');
  } finally {
    server.stop();
  }
}

async function callAll(origin: string, numbers: readonly number[]): Promise<readonly number[]> {
  const file = join(import.meta.dirname, 'mcp-fakes.ts');
  const child = fork(file, [origin, ...numbers.map(String)]);
  const [statuses] = await once(child, 'message');
  return statuses as readonly number[]; // what the file sends
}
