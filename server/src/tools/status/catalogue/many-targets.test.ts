// Many visitors who each ask for another server at the same moment, over real sockets and with every limit on.
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeFakeServers, startTcp } from '@fucina/server-ping/testing/fake-server';
import { answerWith } from '@fucina/server-ping/testing/java-bytes';
import { afterEach, expect, test } from 'vitest';
import { createLimits } from '../../../limits/limits.ts';
import { listen } from '../../../listen.ts';
import { createTestApp, testSettings } from '../../../testing/test-app.ts';
import { createServerPing } from '../server-ping.ts';

afterEach(closeFakeServers);

// More than are pinged at once. A thousand, as clients of a server process, are asked for by `npm run bench`.
const TARGETS = 300;

test('as many visitors who ask for as many servers at once all get an answer', async () => {
  const settings = testSettings({ PING_ALLOW_PRIVATE: '1', TRUST_PROXY: '1' });
  const limits = createLimits();
  const stopping = new AbortController().signal;
  const ping = createServerPing({ settings, limits, shares: limits, stopping, now: Date.now });
  const app = createTestApp({ settings, limits, ping, now: Date.now });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const targets = await Promise.all(Array.from({ length: TARGETS }, (_, n) => startTarget(n)));
  const answers = await Promise.all(
    targets.map((target, n) => ask(listening.port, target, `8.${n >> 8}.${n & 255}.1`)),
  );
  for (const [n, answer] of answers.entries()) {
    expect(answer).toMatchObject({ online: true, port: targets[n]?.port, ip: targets[n]?.host });
  }
  await listening.close(1000);
}, 30_000);

interface Target {
  readonly host: string;
  readonly port: number;
}

/** Neither a host nor a network has so many pings a minute: the targets are spread over ten networks. */
async function startTarget(n: number): Promise<Target> {
  const host = `127.1.${n % 10}.${1 + Math.floor(n / 10)}`;
  const { port } = await startTcp((socket) => answerWith(socket), host);
  return { host, port };
}

function ask(port: number, target: Target, client: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const path = `/api/mcsrvstat/3/${target.host}:${target.port}`;
    const headers = { 'X-Forwarded-For': client };
    request({ agent: false, host: '127.0.0.1', port, path, headers }, (response) =>
      resolve(json(response)),
    )
      .on('error', reject)
      .end();
  });
}
