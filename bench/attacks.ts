// Attacks on a server of the built site, bounded: what another visitor notices, and what memory they take.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AttackName } from './attack-fakes.ts';
import { report, watch } from './other-visitor.ts';
import { startServer } from './server-process.ts';
import { verdict } from './verdict.ts';

const LIMIT_MIB = 100;

/**
 * Those of docs/reliability.md that need no game servers; `mcp` has a benchmark of its own. Pages behind nginx and haproxy
 * while Mojang fails or one client is told 503 are in scripts/deployment, forty names of one address and port in
 * server/src/tools/status/contacts: there the answers count, not the times.
 */
const ATTACKS: readonly { readonly name: AttackName; readonly trustedProxies: number }[] = [
  { name: 'linked-pages', trustedProxies: 1 },
  { name: 'pictures', trustedProxies: 1 },
  { name: 'idle-connections', trustedProxies: 0 },
];

export async function run(): Promise<void> {
  for (const { name, trustedProxies } of ATTACKS) {
    const server = await startServer({ TRUST_PROXY: String(trustedProxies) });
    try {
      // The first requests load code; they are not part of the measured ones.
      await attack(server.origin, name, 1);
      const before = server.memoryMiB('VmRSS');
      const pages = watch(`${server.origin}/tools`);
      const told = await attack(server.origin, name, 10);
      console.log(`${name}: ${told}`);
      report(`${name}, a page meanwhile`, await pages.stop());
      verdict(`${name}: memory grew by`, server.memoryMiB('VmHWM') - before, LIMIT_MIB, 'MiB');
    } finally {
      server.stop();
    }
  }
}

/** How many got which status; 0 is a connection that was ended. */
async function attack(origin: string, name: AttackName, rounds: number): Promise<string> {
  const file = join(import.meta.dirname, 'attack-fakes.ts');
  const [message] = await once(fork(file, [origin, name, String(rounds)]), 'message');
  const statuses = message as readonly number[]; // what the file sends
  const counts = [...Map.groupBy(statuses, (status) => status)];
  return counts.map(([status, { length }]) => `${length} times ${status}`).join(', ');
}
