// A thousand clients ask a server process, with every limit on, for a thousand targets that it has not seen.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { startFakes } from './start-fakes.ts';
import { verdict } from './verdict.ts';

const TARGETS = 1000;
const LIMIT_MIB = 100;
const MAIN = join(import.meta.dirname, '..', 'server', 'src', 'main.ts');

export async function benchManyTargets(): Promise<void> {
  const { ports, stop } = await startFakes('good', TARGETS);
  const server = await startServer();
  // The first request loads code; it is not part of the measured burst.
  await ask(server.origin, `127.2.0.1:${ports[0]}`, '9.9.9.9');
  const before = server.memoryMiB('VmRSS');
  const startedAt = performance.now();
  const answers = await Promise.all(
    // Neither a host nor a network has a thousand pings a minute: the targets are spread over ten networks.
    ports.map((port, n) =>
      ask(
        server.origin,
        `127.1.${n % 10}.${1 + Math.floor(n / 10)}:${port}`,
        `8.${n >> 8}.${n & 255}.1`,
      ),
    ),
  );
  const ms = performance.now() - startedAt;
  const grewMiB = server.memoryMiB('VmHWM') - before;
  server.stop();
  stop();
  const counts = Map.groupBy(answers, ({ status, online }) => `${status}, online: ${online}`);
  const told = [...counts].map(([answer, { length }]) => `${length} times ${answer}`).join('; ');
  console.log(`${TARGETS} targets at once over HTTP: ${told}; ${ms.toFixed(0)} ms`);
  if (answers.some(({ status, online }) => status !== 200 || !online)) process.exitCode = 1;
  verdict(`${TARGETS} targets at once: memory grew by`, grewMiB, LIMIT_MIB, 'MiB');
}

async function startServer() {
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DRAIN_SECONDS: '0',
      PING_ALLOW_PRIVATE: '1',
      TRUST_PROXY: '1',
      MOJANG_SESSION_URL: 'http://127.0.0.1:9',
    },
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.once('exit', () => reject(new Error('the server has ended')));
    child.stdout.on('data', (text) => {
      output += text;
      const found = /Fucina is at (http\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  return {
    origin,
    /** `VmHWM`: the most that the process has had. */
    memoryMiB(field: 'VmRSS' | 'VmHWM'): number {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
    },
    stop: () => child.kill(),
  };
}

function ask(
  origin: string,
  target: string,
  client: string,
): Promise<{ readonly status: number | undefined; readonly online: boolean }> {
  return new Promise((resolve, reject) => {
    const headers = { 'X-Forwarded-For': client };
    request(`${origin}/api/mcsrvstat/3/${target}`, { agent: false, headers }, async (response) => {
      const reply = (await json(response)) as { readonly online: boolean };
      resolve({ status: response.statusCode, online: reply.online });
    })
      .on('error', reject)
      .end();
  });
}
