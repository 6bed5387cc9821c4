// What one client may not ask for is left out of its own answer, and of nobody else's.
import type { StatusReply } from '@fucina/api-contract';
import { GOOD_ADVERTISEMENT, pong } from '@fucina/server-ping/testing/bedrock-bytes';
import { closeFakeServers, startUdp } from '@fucina/server-ping/testing/fake-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLimits } from '../../../limits/limits.ts';
import { createTestApp, testSettings } from '../../../testing/test-app.ts';
import { createServerPing } from '../server-ping.ts';

// Bedrock's own port, which is looked at when no port was typed; no other test listens at this address.
const AT = { host: '127.19.13.2', port: 19132 };
const POOR = '9.9.9.9';

let bedrock: Awaited<ReturnType<typeof startUdp>>;

beforeEach(async () => {
  bedrock = await startUdp(
    (socket, _, from) => socket.send(pong(GOOD_ADVERTISEMENT), from.port, from.address),
    AT,
  );
});
afterEach(closeFakeServers);

/** An app that POOR has asked for five other ports of the address: it may contact one more. */
async function openApp() {
  const settings = testSettings({ PING_ALLOW_PRIVATE: '1', TRUST_PROXY: '1' });
  const limits = createLimits();
  const stopping = new AbortController().signal;
  const ping = createServerPing({
    settings,
    limits,
    shares: createLimits(),
    stopping,
    now: Date.now,
  });
  const app = createTestApp({ settings, now: Date.now, limits, ping });
  const ask = async (client: string, port = '') => {
    const headers = { 'X-Forwarded-For': client };
    const answer = await app.request(`/api/mcsrvstat/3/${AT.host}${port}`, { headers });
    expect(answer.status).toBe(200);
    const { debug } = (await answer.json()) as StatusReply;
    return { answer, looksLike: debug.looks_like };
  };
  for (const port of [':31001', ':31002', ':31003', ':31004', ':31005']) await ask(POOR, port);
  return ask;
}

test('another client is told what was left out', async () => {
  const ask = await openApp();
  expect((await ask(POOR)).looksLike).toBeUndefined();
  expect((await ask('9.9.9.8')).looksLike).toBe('bedrock');
});

test('another client who waits for the same look is told, too', async () => {
  const ask = await openApp();
  const [poor, other] = await Promise.all([ask(POOR), ask('9.9.9.8')]);
  expect(poor.looksLike).toBeUndefined();
  expect(other.looksLike).toBe('bedrock');
});

test('its own answer is kept for it, and by no cache on the way', async () => {
  const ask = await openApp();
  await ask(POOR);
  // The server may be asked three times a minute by one client.
  for (let times = 0; times < 5; times += 1) {
    const { answer, looksLike } = await ask(POOR);
    expect(looksLike).toBeUndefined();
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
  const whole = await ask('9.9.9.8');
  expect(whole.answer.headers.get('cache-control')).toMatch(/^public, max-age=/);
  expect(bedrock.visits()).toBe(1);
});
