import { once } from 'node:events';
import { get as getOver, type IncomingMessage } from 'node:http';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { BUDGETS } from '../../limits/budgets.ts';
import { createLimits } from '../../limits/limits.ts';
import { listen } from '../../listen.ts';
import { createTestApp, testSettings } from '../../testing/test-app.ts';
import { hashOf } from '../api/secrets.ts';
import type { WatchedTarget } from '../store/watch-store.ts';
import { createTestWatch, failAt, START_S, type TestWatch, upAt } from '../testing/test-watch.ts';

const SLUG = '0123456789';
const ID = 'watch00000';
const OWNER = `fw_${'0'.repeat(26)}`;
const VIEWER = `fv_${'0'.repeat(26)}`;
const PUBLIC = `/api/status/${SLUG}/live`;
const OF_LINK = `/api/watch/${ID}/live`;
const UP = { state: 'up', since: START_S - 60, recentStarts: [] } as const;

let watch: TestWatch;
let java: WatchedTarget;
let app: ReturnType<typeof createTestApp>;

beforeEach(async () => {
  watch = createTestWatch();
  app = createTestApp({ watch, settings: testSettings({ TRUST_PROXY: '1' }) });
  const created = await watch.store.createWatch({
    id: ID,
    ownerHash: hashOf(OWNER),
    name: '',
    zone: 'Europe/Rome',
    language: 'it',
    createdAt: START_S - 3600,
    targets: [{ address: { edition: 'java', host: 'play.example.com', port: 25_565 }, ip: '' }],
    client: '',
    most: 1000,
  });
  const [target] = created.ok ? created.value.targets : [];
  if (target === undefined) throw new Error('it has one');
  java = target;
  await watch.store.updateWatch(ID, { isPublic: true, slug: SLUG, viewerHash: hashOf(VIEWER) });
  await watch.find(java, { sample: upAt(START_S - 30), standing: UP });
});

const ask = (
  path: string,
  { secret = '', client = '203.0.113.1', method = 'GET', of = app } = {},
) =>
  of.request(path, {
    method,
    headers: { authorization: `Bearer ${secret}`, 'x-forwarded-for': client },
  });

/** What a stream has told so far, part by part, and whether it has ended. */
async function hear(path: string, from: Parameters<typeof ask>[1] = {}) {
  const reply = await ask(path, from);
  expect(reply.status).toBe(200);
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined) throw new Error('it has a body');
  return {
    reply,
    next: async () => (await reader.read()).value,
    leave: () => reader.cancel(),
  };
}

async function found(sample: ReturnType<typeof upAt>, standing?: object) {
  watch.setNow(sample.at + 1);
  await watch.find(java, { sample, ...(standing && { standing: standing as typeof UP }) });
  await watch.live.turn();
}

const DOWN = {
  state: 'down',
  incident: {
    startedAt: START_S,
    confirmedAt: START_S + 5,
    kind: 'down',
    reason: 'refused',
    reasons: [{ at: START_S, reason: 'refused' }],
    relapses: 0,
  },
  recentStarts: [],
};

test('who looks hears how the server is, then each check and each change, once', async () => {
  const stream = await hear(PUBLIC);
  expect(stream.reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(stream.reply.headers.get('x-accel-buffering')).toBe('no');
  const state = { state: 'up', since: START_S - 60 };
  const editions = [{ edition: 'java', ...state }];
  const written = JSON.stringify({ ...state, maintenance_until: null, editions });
  // waits: no test is repeated, a stream says this to browsers
  expect(await stream.next()).toBe(`retry: 10000\n\nevent: state\ndata: ${written}\n\n`);
  await watch.live.turn();
  await found(upAt(START_S + 30, 7));
  await watch.live.turn();
  await found(failAt(START_S + 90), DOWN);
  expect(await stream.next()).toBe(`event: sample\ndata: [${START_S + 30},"java","up",20,7]\n\n`);
  const down = await stream.next();
  expect(down).toContain('event: state');
  expect(down).toContain('"reason":{"stage":"connect","code":"refused"}');
  expect(await stream.next()).toBe(
    `event: sample\ndata: [${START_S + 90},"java","refused",null,null]\n\n`,
  );
});

test('how many are at home on a very small server is told to whoever has a link, and to nobody else', async () => {
  const facts = { max: { value: '5', changes: [] } };
  await watch.find(java, { sample: upAt(START_S), facts });
  const [stranger, viewer] = [await hear(PUBLIC), await hear(OF_LINK, { secret: VIEWER })];
  for (const { next } of [stranger, viewer]) await next();
  await found(upAt(START_S + 60, 3));
  expect(await stranger.next()).toContain('"up",20,null]');
  expect(await viewer.next()).toContain('"up",20,3]');
});

test.each([
  ['a page that is private now', PUBLIC, '', { isPublic: false }],
  ['a secret that was changed', OF_LINK, OWNER, { ownerHash: hashOf('fw_new') }],
  ['a link for looking that was ended', OF_LINK, VIEWER, { viewerHash: null }],
])('%s ends what it began', async (_, path, secret, change) => {
  const stream = await hear(path, { secret });
  await stream.next();
  await watch.store.updateWatch(ID, change);
  await watch.live.turn();
  expect(await stream.next()).toBeUndefined();
  expect((await ask(path, { secret })).status).toBe(404);
});

test('with a watch its streams end, and after an hour each does', async () => {
  const [first, second] = [await hear(PUBLIC), await hear(OF_LINK, { secret: OWNER })];
  for (const { next } of [first, second]) await next();
  watch.setNow(START_S + 3600);
  await watch.live.turn();
  expect((await first.next())?.startsWith('event: state')).not.toBe(true);
  const third = await hear(OF_LINK, { secret: OWNER });
  await third.next();
  await watch.store.removeWatch(ID);
  await watch.live.turn();
  expect(await third.next()).toBeUndefined();
});

test('while nothing is new there is a sign of life', async () => {
  const stream = await hear(PUBLIC);
  await stream.next();
  watch.live.keep();
  expect(await stream.next()).toBe(': keep\n\n');
});

test('a client has four at once, in a wider network sixteen times as many; one that ends makes room', async () => {
  const streams = [];
  for (let nth = 0; nth < 4; nth += 1) streams.push(await hear(PUBLIC));
  const refused = await ask(PUBLIC);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'too_many_streams' });
  expect((await ask(PUBLIC, { client: '203.0.113.2' })).status).toBe(200);
  await streams[0]?.leave();
  expect((await ask(PUBLIC)).status).toBe(200);
});

test('all together have 2000', async () => {
  const from = (nth: number) => ({ client: `198.51.${Math.floor(nth / 1000)}.${(nth % 250) + 1}` });
  for (let nth = 0; nth < 2000; nth += 1) expect((await ask(PUBLIC, from(nth))).status).toBe(200);
  const refused = await ask(PUBLIC);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('60');
});

test('who only asks for the head holds no place', async () => {
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await ask(PUBLIC, { method: 'HEAD' })).status).toBe(200);
  }
});

test('streams have a budget of their own', async () => {
  const limited = createTestApp({ watch, limits: createLimits() });
  const statuses = [];
  for (let nth = 0; nth <= BUDGETS['watch-live'].perMinute; nth += 1) {
    const reply = await ask(PUBLIC, { of: limited });
    statuses.push(reply.status);
    await reply.body?.cancel();
  }
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test('who reads nothing is let go', async () => {
  await ask(PUBLIC);
  for (let nth = 0; nth < 3000; nth += 1) watch.live.keep();
  const streams = [];
  for (let nth = 0; nth < 4; nth += 1) streams.push(await ask(PUBLIC));
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('where the process ends all streams end, and none begins', async () => {
  const stream = await hear(PUBLIC);
  await stream.next();
  watch.live.end();
  expect(await stream.next()).toBeUndefined();
  expect((await ask(PUBLIC)).status).toBe(503);
});

test('who closes the connection makes room, and our server ends while others are connected', async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const open = async () => {
    const request = getOver(`http://127.0.0.1:${server.port}${PUBLIC}`, { agent: false });
    request.on('error', () => undefined);
    onTestFinished(() => void request.destroy());
    const [reply] = (await once(request, 'response')) as [IncomingMessage];
    return { request, reply };
  };
  const streams = [];
  for (let nth = 0; nth < 4; nth += 1) streams.push(await open());
  expect((await open()).reply.statusCode).toBe(429);
  streams[0]?.request.destroy();
  await expect.poll(async () => (await open()).reply.statusCode).toBe(200);
  const ended = streams[1]?.reply.resume();
  watch.live.end();
  await Promise.all([ended && once(ended, 'end'), server.close(60_000)]);
});
