// A burst of what takes long, through the front door.
import { endpoints } from '@fucina/api-contract';
import { pageById } from '@fucina/site';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { siteWithHeads } from '../link-pictures/testing/tool-pages.ts';
import { PLAIN_STATUS_PATH } from '../pages/plain-status.ts';
import { dearWorld, PLAYER } from '../prices/dear-world.ts';
import { pricedRequests } from '../prices/dearest-requests.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { Work } from './budgets.ts';
import { type Limits, noLimits } from './limits.ts';

const LONG = 'a'.repeat(3000);

// Nobody is refused for having waited too long, however slow the machine is.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** What the processor was asked for is counted: work that is refused is not begun. */
function countingApp() {
  let asked = 0;
  const app = createTestApp({ site: siteWithHeads(), threadCpuMs: () => (asked += 1) });
  return { app, begun: () => asked / 2 };
}

/** How many of the answers come, or what else is counted, between two looks at what else there is to do. */
async function mostAtOnce(
  answers: readonly (Response | Promise<Response>)[],
  otherCount?: () => number,
) {
  let done = 0;
  const count = otherCount ?? (() => done);
  const statuses = Promise.all(
    answers.map(async (answer) => {
      const { status } = await answer;
      done += 1;
      return status;
    }),
  );
  let most = 0;
  while (done < answers.length) {
    const before = count();
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, count() - before);
  }
  return { most, statuses: new Set(await statuses) };
}

test.each(endpoints.filter(({ price }) => price.ceiling === 'turns').map(({ id }) => id))(
  'of a burst of %s one is made at a time, and others are answered in between',
  async (id) => {
    const dearest = pricedRequests.find(({ name }) => name === id)?.request;
    if (dearest === undefined) throw new Error('its dearest input is missing');
    const app = dearWorld();
    const burst = Array.from({ length: 60 }, (_, at) => app.request(dearest(at)));
    const { most, statuses } = await mostAtOnce(burst);
    expect(statuses).toEqual(new Set([200]));
    expect(most).toBeLessThan(3);
  },
);

test.each(endpoints.filter(({ price }) => price.ceiling === 'ping').map(({ id }) => id))(
  'the dearest %s is charged for what waits under its ceiling',
  async (id) => {
    const dearest = pricedRequests.find(({ name }) => name === id)?.request;
    if (dearest === undefined) throw new Error('its dearest input is missing');
    const spent: Work[] = [];
    const limits: Limits = { ...noLimits, spend: async (_who, work) => void spent.push(work) };
    await dearWorld({ limits }).request(dearest(0));
    expect(spent).toContain('ping');
  },
);

const call = (name: string, given: object) => ({
  path: '/mcp',
  options: {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: given },
    }),
  },
});

// The first message loads code, for which others wait.
beforeAll(async () => {
  const { path, options } = call('game_version', {});
  await createTestApp().request(path, options);
});

test.each<[string, Work, { path: string; options?: RequestInit }]>([
  ['statuses of tools', 'status', call('server_status', { address: 'example.com' })],
  ['pictures of tools', 'image', call('render_skin', { who: 'ab'.repeat(32) })],
  ['links', 'status', { path: '/link-picture/server-status.png?address=example.com' }],
  ['pages', 'status', { path: `${PLAIN_STATUS_PATH}?check=1&address=example.com` }],
])('%s that have waited for one answer are made one at a time', async (_, work, asked) => {
  const answer = Promise.withResolvers<void>();
  let waiting = 0;
  const limits: Limits = {
    ...noLimits,
    async spend(_who, spent) {
      if (spent === work) waiting += 1;
      if (waiting === 40) answer.resolve();
      return undefined;
    },
  };
  let asks = 0;
  const app = dearWorld({ comes: answer.promise, limits, threadCpuMs: () => (asks += 1) });
  const burst = Array.from({ length: 40 }, (_, at) => {
    const incoming = { socket: { remoteAddress: `9.9.9.${at}` } };
    return app.request(asked.path, asked.options, { incoming });
  });
  const { most, statuses } = await mostAtOnce(burst, () => asks / 2);
  expect(statuses).toEqual(new Set([200]));
  // Each has a few timed parts.
  expect(most).toBeLessThan(10);
});

test('who asks for a picture that waits already takes no place of its own', async () => {
  const app = dearWorld();
  const burst = Array.from({ length: 900 }, (_, at) =>
    app.request(`/api/crafatar/avatars/${PLAYER}?size=${(at % 100) + 100}`),
  );
  const { statuses } = await mostAtOnce(burst);
  expect(statuses).toEqual(new Set([200]));
});

test('a picture that one client waits for is made in the turn of another, too', async () => {
  const app = dearWorld();
  let made = 0;
  const ask = async (size: number, remoteAddress: string) => {
    const incoming = { socket: { remoteAddress } };
    const path = `/api/crafatar/avatars/${PLAYER}?size=${size}`;
    const { status } = await app.request(path, {}, { incoming });
    made += 1;
    return status;
  };
  const greedy = Array.from({ length: 100 }, (_, at) => ask(at + 100, '9.9.9.9'));
  const own = ask(300, '9.9.9.9');
  expect(await ask(300, '9.9.9.8')).toBe(200);
  expect(made).toBeLessThan(20);
  expect(new Set(await Promise.all([...greedy, own]))).toEqual(new Set([200]));
});

test('a gradient of few letters in a long notation takes its turn, too', async () => {
  const app = createTestApp();
  const format = encodeURIComponent(`${'"'.repeat(190)}$c`);
  const burst = Array.from({ length: 60 }, (_, at) =>
    app.request(`/api/v2/rgb?text=${at}${'a'.repeat(250)}&format=${format}`),
  );
  const { most, statuses } = await mostAtOnce(burst);
  expect(statuses).toEqual(new Set([200]));
  expect(most).toBeLessThan(3);
});

test.each([
  ['long gradients', (at: number) => `/api/v2/rgb?text=${at}${LONG}`],
  ['pictures of links', (at: number) => `/link-picture/text-workshop.png?text=${at}<rainbow>Wiki`],
])('%s that nobody waits for any more are not made', async (_, path) => {
  const app = dearWorld();
  const gone = new AbortController();
  const burst = Array.from({ length: 10 }, (_, at) =>
    app.request(path(at), { signal: gone.signal }),
  );
  await burst[0];
  gone.abort();
  const statuses = (await Promise.all(burst)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThan(4);
  expect(statuses).toContain(408);
});

test('of more than may wait, the rest is refused', async () => {
  const app = createTestApp();
  const burst = Array.from({ length: 400 }, (_, at) =>
    app.request(`/api/v2/rgb?text=${at}${LONG}`),
  );
  const statuses = (await Promise.all(burst)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(257);
  expect(statuses.filter((status) => status === 503)).toHaveLength(143);
});

test.each([
  ['pictures', (at: number) => `/link-picture/text-workshop.png?text=${at}<rainbow>Wiki`],
  ['pages', (at: number) => `${pageById('text-workshop').path}?text=${at}<rainbow>Wiki`],
])('%s of links that get no turn are not read', async (_, path) => {
  const { app, begun } = countingApp();
  const burst = Array.from({ length: 60 }, async (_, at) => app.request(path(at)));
  await Promise.all(burst);
  // Two may run and eight wait, and each has a few timed parts.
  expect(begun()).toBeLessThan(60);
});
