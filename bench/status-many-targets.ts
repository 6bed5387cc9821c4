// A thousand clients ask a server process, with every limit on, for a thousand targets that it has not seen.
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { startServer } from './server-process.ts';
import { startFakes } from './start-fakes.ts';
import { verdict } from './verdict.ts';

const TARGETS = 1000;
const LIMIT_MIB = 100;

export async function benchManyTargets(): Promise<void> {
  const { ports, stop } = await startFakes('good', TARGETS);
  const server = await startServer({ PING_ALLOW_PRIVATE: '1' });
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
