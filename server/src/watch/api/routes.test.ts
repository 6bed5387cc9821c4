import type { CreatedWatch, WatchReply } from '@fucina/api-contract';
import type { Ping } from '@fucina/server-ping';
import type { Incident } from '@fucina/watch';
import { beforeEach, describe, expect, test } from 'vitest';
import { BUDGETS } from '../../limits/budgets.ts';
import { createLimits } from '../../limits/limits.ts';
import { createTestApp, recordingLogger } from '../../testing/test-app.ts';
import { onlineReply } from '../../tools/status/testing/status-reply.ts';
import type { WatchedTarget } from '../store/watch-store.ts';
import { createTestWatch, failAt, START_S, type TestWatch, upAt } from '../testing/test-watch.ts';

const HOUR_S = 3600;
const UP = { state: 'up', since: START_S - 60, recentStarts: [] } as const;

let watch: TestWatch;
let pinged: string[];
let app: ReturnType<typeof createTestApp>;

const ping: Ping = async ({ host, port }) => {
  pinged.push(`${host}:${port}`);
  if (host === '127.0.0.1') return { ok: false, code: 'blocked_target' };
  return { ok: true, reply: onlineReply({ ip: '203.0.113.1' }) };
};

beforeEach(() => {
  watch = createTestWatch();
  pinged = [];
  app = createTestApp({ watch, ping });
});

interface Sent {
  readonly secret?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

function send(method: string, path: string, { secret, body, headers = {} }: Sent = {}) {
  return app.request(path, {
    method,
    headers: {
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function json<Value = Record<string, unknown>>(reply: Response | Promise<Response>) {
  return (await (await reply).json()) as Value;
}

async function create(body: object = {}): Promise<CreatedWatch> {
  const given = { address: 'play.example.com', zone: 'Europe/Rome', language: 'it', ...body };
  const reply = await send('POST', '/api/watch', { body: given });
  expect(reply.status).toBe(201);
  return json<CreatedWatch>(reply);
}

const codeOf = async (reply: Response | Promise<Response>) => {
  const answered = await reply;
  return [answered.status, (await json(answered)).code];
};

async function targetsOf({ id }: { id: string }): Promise<readonly WatchedTarget[]> {
  return (await watch.store.readWatch({ id }))?.targets ?? [];
}

async function targetOf(created: { id: string }): Promise<WatchedTarget> {
  const [target] = await targetsOf(created);
  if (target === undefined) throw new Error('each watch has one');
  return target;
}

describe('beginning to watch', () => {
  test('the answer has the secret once, and the server is checked at once', async () => {
    const created = await create();
    expect(created).toMatchObject({
      id: expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{10}$/),
      secret: expect.stringMatching(/^fw_[0-9a-hjkmnp-tv-z]{26}$/),
      watch: {
        access: 'owner',
        name: '',
        address: 'play.example.com',
        state: 'waiting',
        zone: 'Europe/Rome',
        language: 'it',
        place: 'Milan',
        editions: [{ edition: 'java', state: 'waiting', players: null, interval_s: 60 }],
      },
    });
    expect(watch.told).toEqual(['watch java play.example.com:25565']);
    const { secret } = created;
    const kept = JSON.stringify(await watch.store.readWatch({ id: created.id }));
    expect(kept).not.toContain(secret);
    expect(
      JSON.stringify(await json(send('GET', `/api/watch/${created.id}`, { secret }))),
    ).not.toContain(secret);
  });

  test('however an address is typed, it is the same target', async () => {
    const targets = [];
    for (const address of ['play.example.com', ' PLAY.Example.com.', 'play.example.com:25565']) {
      targets.push((await targetOf(await create({ address }))).id);
    }
    expect(new Set(targets).size).toBe(1);
    // The look of the first one is still fresh.
    expect(pinged).toEqual(['play.example.com:25565']);
  });

  test('both editions are one watch, Java first', async () => {
    const created = await create({ editions: ['bedrock', 'java'], bedrock_address: 'be.example' });
    expect(created.watch.editions.map(({ edition, address }) => [edition, address])).toEqual([
      ['java', 'play.example.com'],
      ['bedrock', 'be.example'],
    ]);
  });

  test.each([
    [{ address: '127.0.0.1' }, 400, 'blocked_target'],
    [{ address: 'no address' }, 400, 'invalid_address'],
    [{ address: 'play.example.com:0' }, 400, 'invalid_address'],
    [{ zone: 'Europe/Atlantis' }, 400, 'bad_zone'],
    [{ editions: [] }, 400, 'bad_request'],
    [{ editions: ['pocket'] }, 400, 'bad_request'],
    [{ address: 5 }, 400, 'bad_request'],
  ])('%j is refused, and nothing is kept', async (body, status, code) => {
    const given = { address: 'play.example.com', ...body };
    expect(await codeOf(send('POST', '/api/watch', { body: given }))).toEqual([status, code]);
    expect(watch.told).toEqual([]);
  });

  test('what is no JSON, or too much, is refused', async () => {
    const sent = (type: string, body: string) =>
      codeOf(
        app.request('/api/watch', { method: 'POST', headers: { 'content-type': type }, body }),
      );
    expect(await sent('text/plain', '{}')).toEqual([415, 'not_json']);
    expect(await sent('application/x-www-form-urlencoded', 'address=a')).toEqual([415, 'not_json']);
    expect(await sent('application/json', '{')).toEqual([400, 'bad_json']);
    expect(await sent('application/json', '[]')).toEqual([400, 'bad_request']);
    expect(await sent('application/json; charset=utf-8', `"${'x'.repeat(17_000)}"`)).toEqual([
      413,
      'body_too_large',
    ]);
  });

  test('there are no more watches than the operator allows', async () => {
    watch = createTestWatch({ maxWatches: 1 });
    app = createTestApp({ watch, ping });
    await create();
    const body = { address: 'other.example.com' };
    expect(await codeOf(send('POST', '/api/watch', { body }))).toEqual([503, 'watch_full']);
  });

  test('three a minute and ten a day are enough for one client', async () => {
    app = createTestApp({ watch, ping, limits: createLimits({ budgets: BUDGETS }) });
    const codes = [];
    for (let count = 0; count < 4; count += 1) {
      const body = { address: `n${count}.example.com` };
      codes.push((await send('POST', '/api/watch', { body })).status);
    }
    expect(codes).toEqual([201, 201, 201, 429]);
    app = createTestApp({ watch, ping });
    for (let count = 4; count < 11; count += 1) await create({ address: `n${count}.example.com` });
    const body = { address: 'n11.example.com' };
    expect(await codeOf(send('POST', '/api/watch', { body }))).toEqual([429, 'too_many_watches']);
  });

  test('while the store is gone every call says so, and when to ask again', async () => {
    const created = await create();
    const { logger, lines } = recordingLogger();
    const store = { ...watch.store };
    app = createTestApp({ watch: { ...watch, store }, ping, logger });
    const gone = async () => Promise.reject(new Error('the database is gone'));
    Object.assign(store, { readWatch: gone, createWatch: gone });
    const body = { address: 'play.example.com' };
    for (const [method, path, sent] of [
      ['POST', '/api/watch', { body }],
      ['GET', `/api/watch/${created.id}`, { secret: created.secret }],
      ['DELETE', `/api/watch/${created.id}`, { secret: created.secret, body: {} }],
      ['GET', '/api/status/x', {}],
      ['GET', '/api/status/x/badge.svg', {}],
    ] as const) {
      const reply = await send(method, path, sent);
      expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await codeOf(reply)).toEqual([503, 'watch_away']);
    }
    const told = lines.filter((line) => JSON.stringify(line).includes('the database is gone'));
    expect(told).toHaveLength(1);
    Object.assign(store, watch.store);
    const again = await send('GET', `/api/watch/${created.id}`, { secret: created.secret });
    expect(again.status).toBe(200);
  });

  test('where servers are not watched, every call says so', async () => {
    app = createTestApp({ ping });
    const body = { address: 'play.example.com' };
    expect(await codeOf(send('POST', '/api/watch', { body }))).toEqual([503, 'watch_off']);
    expect(await codeOf(send('GET', '/api/watch/x', { secret: 'fw_x' }))).toEqual([
      503,
      'watch_off',
    ]);
    expect(await codeOf(send('GET', '/api/status/x'))).toEqual([503, 'watch_off']);
  });
});

describe('links', () => {
  test('a wrong secret, an unknown watch and a deleted one get the same answer', async () => {
    const [mine, gone] = [await create(), await create({ address: 'gone.example.com' })];
    await send('DELETE', `/api/watch/${gone.id}`, { secret: gone.secret });
    const answers = await Promise.all([
      send('GET', `/api/watch/${mine.id}`, { secret: gone.secret }),
      send('GET', `/api/watch/${mine.id}`),
      send('GET', `/api/watch/${mine.id}`, { secret: `${mine.secret}x` }),
      send('GET', `/api/watch/${mine.id}`, { headers: { authorization: 'Basic Zm9v' } }),
      send('GET', '/api/watch/unknown', { secret: mine.secret }),
      send('GET', `/api/watch/${gone.id}`, { secret: gone.secret }),
      send('DELETE', '/api/watch/unknown', { secret: mine.secret }),
      send('PATCH', '/api/watch/unknown', { secret: mine.secret, body: { revision: 1 } }),
    ]);
    const bodies = await Promise.all(
      answers.map(async (reply) => [reply.status, await reply.text()]),
    );
    expect(new Set(bodies.map((answer) => answer.join(' '))).size).toBe(1);
    expect(bodies[0]).toEqual([404, expect.stringContaining('watch_not_found')]);
  });

  test('a new secret voids the old one at once', async () => {
    const { id, secret } = await create();
    const renewed = await json<{ secret: string }>(
      send('POST', `/api/watch/${id}/secret`, { secret }),
    );
    expect((await send('GET', `/api/watch/${id}`, { secret })).status).toBe(404);
    expect((await send('GET', `/api/watch/${id}`, renewed)).status).toBe(200);
  });

  test('who may only look sees all and changes nothing', async () => {
    const { id, secret: owner } = await create();
    const viewer = await json<{ secret: string }>(
      send('POST', `/api/watch/${id}/viewer`, { secret: owner }),
    );
    expect(viewer.secret).toMatch(/^fv_/);
    const seen = await json<WatchReply>(send('GET', `/api/watch/${id}`, viewer));
    expect(seen).toMatchObject({ access: 'viewer', has_viewer_link: true });
    expect((await send('GET', `/api/watch/${id}/history`, viewer)).status).toBe(200);
    const changes: readonly (readonly [string, string, unknown?])[] = [
      ['PATCH', '', { revision: 1 }],
      ['DELETE', ''],
      ['POST', '/secret'],
      ['POST', '/viewer'],
      ['DELETE', '/viewer'],
      ['POST', '/check'],
      ['POST', '/pause'],
      ['POST', '/resume'],
      ['POST', '/maintenance', { ends_at: START_S + 60 }],
      ['DELETE', '/maintenance/1'],
      ['GET', '/export'],
    ];
    for (const [method, path, body] of changes) {
      const reply = send(method, `/api/watch/${id}${path}`, { ...viewer, body });
      expect([method, path, ...(await codeOf(reply))]).toEqual([method, path, 403, 'owner_only']);
    }
    await send('DELETE', `/api/watch/${id}/viewer`, { secret: owner });
    expect((await send('GET', `/api/watch/${id}`, viewer)).status).toBe(404);
  });

  test('neither a page of another site nor the log gets to know a secret', async () => {
    const { logger, lines } = recordingLogger();
    const { id, secret } = await create();
    app = createTestApp({ watch, ping, logger });
    const path = `/api/watch/${id}`;
    const reply = await send('GET', path, { secret, headers: { origin: 'https://evil.example' } });
    expect(reply.headers.get('access-control-allow-origin')).toBeNull();
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(
      (await send('OPTIONS', path, { headers: { origin: 'https://evil.example' } })).status,
    ).toBe(405);
    expect(lines.map(({ route }) => route)).toContain('/api/watch/{id}');
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(JSON.stringify(lines)).not.toContain(id);
  });

  test('other methods are refused', async () => {
    const reply = await send('PUT', '/api/watch/x');
    expect([reply.status, reply.headers.get('allow')]).toEqual([
      405,
      'GET, HEAD, POST, PATCH, DELETE',
    ]);
    expect((await send('POST', '/api/status/x')).status).toBe(405);
  });
});

describe('changing', () => {
  test('a change needs the revision that it is a change of', async () => {
    const { id, secret, watch: shown } = await create();
    const change = (body: object) => send('PATCH', `/api/watch/${id}`, { secret, body });
    const { revision } = shown;
    const changed = await json<WatchReply>(
      change({ revision, name: ' Lobby ', zone: 'asia/tokyo', language: 'en' }),
    );
    expect(changed).toMatchObject({ name: 'Lobby', zone: 'Asia/Tokyo', language: 'en' });
    expect(await codeOf(change({ revision, name: 'Late' }))).toEqual([409, 'changed_meanwhile']);
    expect(await codeOf(change({ name: 'x' }))).toEqual([400, 'bad_request']);
    const { revision: next } = changed;
    expect(await codeOf(change({ revision: next, zone: 'Nowhere' }))).toEqual([400, 'bad_zone']);
    expect(await codeOf(change({ revision: next, name: 'x'.repeat(81) }))).toEqual([
      400,
      'bad_request',
    ]);
  });

  test('while a watch is paused its server is not checked, unless somebody else watches it', async () => {
    const [mine, other] = [await create(), await create()];
    const { id } = await targetOf(mine);
    const act = ({ id: of, secret }: CreatedWatch, what: string) =>
      json<WatchReply>(send('POST', `/api/watch/${of}/${what}`, { secret }));
    expect((await act(mine, 'pause')).state).toBe('paused');
    expect(watch.told.at(-1)).toBe('watch java play.example.com:25565');
    await act(other, 'pause');
    expect(watch.told.at(-1)).toBe(`forget ${id}`);
    expect(await act(mine, 'resume')).toMatchObject({ state: 'waiting', paused_at: null });
    expect(watch.told.at(-1)).toBe('watch java play.example.com:25565');
  });

  test('a check now is made, and another one half a minute later at the earliest', async () => {
    const { id, secret } = await create();
    const { id: target } = await targetOf({ id });
    const check = () => send('POST', `/api/watch/${id}/check`, { secret });
    expect((await check()).status).toBe(200);
    watch.setNow(START_S + 10);
    const early = await check();
    expect(early.headers.get('retry-after')).toBe('20');
    expect(await codeOf(early)).toEqual([429, 'checked_recently']);
    watch.setNow(START_S + 30);
    expect((await check()).status).toBe(200);
    expect(watch.told.filter((told) => told === `check ${target}`)).toHaveLength(2);
  });

  test('with a watch goes all that is kept of it, and its public page', async () => {
    const { id, secret, watch: shown } = await create();
    const target = await targetOf({ id });
    await watch.find(target, { sample: upAt(START_S) });
    const body = { revision: shown.revision, is_public: true };
    const { slug } = await json<WatchReply>(send('PATCH', `/api/watch/${id}`, { secret, body }));
    expect((await send('GET', `/api/status/${slug}`)).status).toBe(200);
    expect(await json(send('DELETE', `/api/watch/${id}`, { secret }))).toEqual({ id });
    expect(watch.told.at(-1)).toBe(`forget ${target.id}`);
    expect((await send('GET', `/api/status/${slug}`)).status).toBe(404);
    expect(await watch.store.samples(target.id, 0, START_S * 2)).toEqual([]);
  });
});

describe('maintenance', () => {
  test('announced work is shown, and can be ended', async () => {
    const { id, secret } = await create();
    const path = `/api/watch/${id}/maintenance`;
    const body = { ends_at: START_S + HOUR_S, note: 'Update' };
    const shown = await json<WatchReply>(send('POST', path, { secret, body }));
    expect(shown).toMatchObject({ state: 'maintenance', maintenance_until: START_S + HOUR_S });
    expect(shown.maintenance).toEqual([
      { id: 1, starts_at: START_S, ends_at: START_S + HOUR_S, every: null, note: 'Update' },
    ]);
    watch.setNow(START_S + 60);
    const ended = await json<WatchReply>(send('DELETE', `${path}/1`, { secret }));
    expect(ended).toMatchObject({ state: 'waiting', maintenance: [], maintenance_until: null });
    expect(await codeOf(send('DELETE', `${path}/1`, { secret }))).toEqual([404, 'watch_not_found']);
    expect(await codeOf(send('DELETE', `${path}/x`, { secret }))).toEqual([400, 'bad_request']);
  });

  test.each([
    ['in the past', { starts_at: START_S - HOUR_S, ends_at: START_S + HOUR_S }],
    ['over already', { ends_at: START_S - 1 }],
    ['longer than a day', { ends_at: START_S + 25 * HOUR_S }],
    ['that ends before it begins', { starts_at: START_S + 60, ends_at: START_S + 50 }],
  ])('work %s is not announced', async (_, body) => {
    const { id, secret } = await create();
    const reply = send('POST', `/api/watch/${id}/maintenance`, { secret, body });
    expect(await codeOf(reply)).toEqual([400, 'bad_window']);
  });
});

describe('reading', () => {
  const INCIDENT: Incident = {
    startedAt: START_S + 600,
    confirmedAt: START_S + 605,
    kind: 'down',
    reason: 'timeout_connect',
    reasons: [
      { at: START_S + 600, reason: 'refused' },
      { at: START_S + 605, reason: 'timeout_connect' },
    ],
    relapses: 0,
  };
  const FACTS = {
    version: { value: 'Paper 1.21.1', changes: [] },
    max: { value: '100', changes: [] },
    motd: { value: '§aHi', changes: [] },
  };

  /** Up for ten minutes, then down for five, with the check of each minute. */
  async function live(target: WatchedTarget, minutes = 15): Promise<void> {
    for (let minute = 0; minute < minutes; minute += 1) {
      const at = START_S + 60 * minute;
      const isDown = minute >= 10;
      const incident = { incident: INCIDENT, endedAt: null };
      const standing = { state: 'down', incident: INCIDENT, recentStarts: [] } as const;
      await watch.find(target, {
        sample: isDown ? failAt(at) : upAt(at),
        standing: isDown ? standing : UP,
        facts: FACTS,
        ...(minute === 10 && { incident }),
      });
    }
    watch.setNow(START_S + 60 * minutes);
  }

  test('a server that is up shows what it said last', async () => {
    const { id, secret } = await create();
    await live(await targetOf({ id }), 9);
    expect(await json(send('GET', `/api/watch/${id}`, { secret }))).toMatchObject({
      state: 'up',
      since: UP.since,
      checked_at: START_S + 480,
      editions: [
        {
          state: 'up',
          latency_ms: 20,
          players: 5,
          max: 100,
          version: 'Paper 1.21.1',
          motd: '§aHi',
          uptime: { day: { uptime: { value: 100, digits: 0 }, down_s: 0 } },
        },
      ],
      uptime: { quarter: { uptime: { value: 100 }, partly_s: 0, is_partly_measured: false } },
    });
  });

  test('a server that is down shows since when and why', async () => {
    const { id, secret } = await create();
    await live(await targetOf({ id }));
    const shown = await json<WatchReply>(send('GET', `/api/watch/${id}`, { secret }));
    expect(shown).toMatchObject({
      state: 'down',
      since: INCIDENT.startedAt,
      editions: [{ players: null, reason: { stage: 'connect', code: 'timeout' } }],
    });
    expect(shown.uptime.day).toMatchObject({ uptime: { value: 66.66, digits: 2 }, down_s: 300 });
    const { incidents } = await json<{ incidents: unknown }>(
      send('GET', `/api/watch/${id}/incidents`, { secret }),
    );
    expect(incidents).toEqual([
      {
        id: expect.any(Number),
        edition: 'java',
        started_at: INCIDENT.startedAt,
        ended_at: null,
        kind: 'down',
        reason: { stage: 'connect', code: 'timeout' },
        reasons: [
          { at: START_S + 600, stage: 'connect', code: 'refused' },
          { at: START_S + 605, stage: 'connect', code: 'timeout' },
        ],
        relapses: 0,
      },
    ]);
  });

  test('where only one edition is down, the server is partly reachable, and that time is told apart', async () => {
    const created = await create({ editions: ['java', 'bedrock'] });
    const [java, bedrock] = await targetsOf(created);
    if (java === undefined || bedrock === undefined) throw new Error('there are two');
    await live(bedrock);
    for (let at = START_S; at < START_S + 900; at += 60) {
      await watch.find(java, { sample: upAt(at + 5), standing: UP });
    }
    const shown = await json<WatchReply>(send('GET', `/api/watch/${created.id}`, created));
    expect(shown.state).toBe('partly');
    expect(shown.editions.map(({ state }) => state)).toEqual(['up', 'down']);
    expect(shown.uptime.day).toMatchObject({ down_s: 0, partly_s: 300 });
  });

  test('who begins to watch later sees nothing of what was before', async () => {
    const first = await create();
    await live(await targetOf(first));
    const later = await create();
    const { id } = later;
    expect(
      (await json<WatchReply>(send('GET', `/api/watch/${id}`, later))).uptime.day,
    ).toMatchObject({ uptime: null, down_s: 0 });
    const history = await json<{ from: number; up_s: number[] }>(
      send('GET', `/api/watch/${id}/history`, later),
    );
    expect(history.from).toBe(START_S + 900);
    expect(await json(send('GET', `/api/watch/${id}/incidents`, later))).toEqual({
      incidents: [],
      next: null,
    });
  });

  test.each([
    ['day', 60, 16],
    ['week', 600, 2],
    ['month', 3600, 1],
    ['quarter', 10_800, 1],
    ['year', 86_400, 1],
  ])('the history of a %s comes in steps of %i seconds', async (range, step_s, count) => {
    const { id, secret } = await create();
    await live(await targetOf({ id }));
    const path = `/api/watch/${id}/history?range=${range}`;
    const history = await json<Record<string, number[]>>(send('GET', path, { secret }));
    expect(history).toMatchObject({ edition: 'java', from: START_S, step_s });
    const sum = (values: readonly number[] = []) => values.reduce((total, one) => total + one, 0);
    expect([history.up_s?.length, sum(history.up_s), sum(history.down_s)]).toEqual([
      count,
      600,
      300,
    ]);
    expect(history.players?.[0]).toBe(5);
  });

  test('of 90 days those before the watch are not measured', async () => {
    const { id, secret } = await create();
    await live(await targetOf({ id }));
    const { zone, days } = await json<{ zone: string; days: { uptime: unknown; up_s: number }[] }>(
      send('GET', `/api/watch/${id}/days`, { secret }),
    );
    expect([zone, days.length]).toEqual(['Europe/Rome', 90]);
    expect(days.filter(({ up_s }) => up_s > 0)).toHaveLength(1);
    expect(days.slice(0, 89).every(({ uptime }) => uptime === null)).toBe(true);
    expect(days[89]?.uptime).toEqual({ value: 66.66, digits: 2 });
  });

  test('an edition that is not watched is not found, other queries are refused', async () => {
    const { id, secret } = await create();
    const ask = (query: string) => codeOf(send('GET', `/api/watch/${id}/${query}`, { secret }));
    expect(await ask('history?edition=bedrock')).toEqual([404, 'watch_not_found']);
    expect(await ask('history?range=decade')).toEqual([400, 'bad_request']);
    expect(await ask('heat?days=7')).toEqual([400, 'bad_request']);
    expect(await ask('events?before=soon')).toEqual([400, 'bad_request']);
  });

  test('events come in pages, and none is left out between two', async () => {
    const { id, secret } = await create();
    const target = await targetOf({ id });
    for (let index = 0; index < 45; index += 1) {
      const at = START_S + 60 * Math.floor(index / 2);
      const kind = index % 2 === 0 ? 'motd' : 'version';
      const event = {
        at,
        kind,
        before: `${index}`,
        after: `${index + 1}`,
        isOften: false,
      } as const;
      await watch.store.commit({
        shard: target.shard,
        tick: 1_000_000_000 + index,
        samples: [],
        standings: [],
        incidents: [],
        facts: [{ target: target.id, held: {}, events: [event] }],
      });
    }
    const seen: string[] = [];
    let before: number | null = 9_999_999;
    for (let path = 'events'; before !== null; path = `events?before=${before}`) {
      const page: { events: { before: string }[]; next: number | null } = await json(
        send('GET', `/api/watch/${id}/${path}`, { secret }),
      );
      seen.push(...page.events.map((event) => event.before));
      before = page.next;
    }
    expect(new Set(seen).size).toBe(45);
    expect(seen).toHaveLength(45);
  });

  test('a page that only bots look at is not used, and one that somebody opens is checked as usual again', async () => {
    const { id, secret } = await create();
    const body = { revision: 1, is_public: true };
    const { slug } = await json<WatchReply>(send('PATCH', `/api/watch/${id}`, { secret, body }));
    const path = `/api/status/${slug}`;
    const at = START_S + 61 * 24 * HOUR_S;
    watch.setNow(at);
    await watch.store.endUnused(at);
    const checkedEvery = async (userAgent: string) => {
      const headers = { 'user-agent': userAgent };
      const shown = await json<WatchReply>(send('GET', path, { headers }));
      return shown.editions[0]?.interval_s;
    };
    const before = watch.told.length;
    expect(await checkedEvery('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(300);
    expect(watch.told.slice(before)).toEqual([]);
    await checkedEvery('Mozilla/5.0');
    expect(watch.told.slice(before)).toEqual(['watch java play.example.com:25565']);
    expect(await checkedEvery('Mozilla/5.0')).toBe(60);
  });

  test('a page is public only where its owner wants it, by its address and not for search engines to know', async () => {
    const created = await create();
    const { id, secret } = created;
    await live(await targetOf(created), 5);
    const change = async (is_public: boolean, revision: number) =>
      json<WatchReply>(
        send('PATCH', `/api/watch/${id}`, { secret, body: { revision, is_public } }),
      );
    const { slug, revision } = await change(true, 1);
    const path = `/api/status/${slug}`;
    const reply = await send('GET', path);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=30');
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    const shown = await json(reply);
    expect(shown).toMatchObject({
      slug,
      name: 'play.example.com',
      is_verified: false,
      state: 'up',
    });
    for (const hidden of ['id', 'revision', 'maintenance', 'has_viewer_link', 'access']) {
      expect(Object.keys(shown)).not.toContain(hidden);
    }
    for (const part of ['/history', '/days', '/incidents', '/events', '/heat']) {
      expect((await send('GET', path + part)).status).toBe(200);
    }
    await change(false, revision);
    for (const part of ['', '/history', '/days', '/incidents', '/events', '/heat']) {
      expect(await codeOf(send('GET', path + part))).toEqual([404, 'watch_not_found']);
    }
    expect(await codeOf(send('GET', '/api/status/unknown'))).toEqual([404, 'watch_not_found']);
  });

  test('how many are at home on a very small server is told to no stranger', async () => {
    const { id, secret } = await create();
    const facts = { max: { value: '5', changes: [] } };
    await watch.find(await targetOf({ id }), { sample: upAt(START_S), standing: UP, facts });
    watch.setNow(START_S + 30);
    const body = { revision: 1, is_public: true };
    const { slug, editions } = await json<WatchReply>(
      send('PATCH', `/api/watch/${id}`, { secret, body }),
    );
    expect(editions[0]?.players).toBe(5);
    const shown = await json<WatchReply>(send('GET', `/api/status/${slug}`));
    expect(shown.editions[0]?.players).toBeNull();
    const history = await json<{ players: unknown[] }>(send('GET', `/api/status/${slug}/history`));
    expect(history.players).toEqual([null]);
  });

  test('the export has every check and incident, and can be read back', async () => {
    const { id, secret } = await create();
    const target = await targetOf({ id });
    await live(target);
    for (let minute = 15; minute < 20 * 60; minute += 1) {
      await watch.find(target, { sample: upAt(START_S + 60 * minute, minute % 60) });
    }
    watch.setNow(START_S + 20 * HOUR_S);
    const rows: Record<string, unknown>[] = [];
    let parts = 0;
    for (let next: string | null = ''; next !== null; parts += 1) {
      const reply: Response = await send('GET', `/api/watch/${id}/export?format=ndjson${next}`, {
        secret,
      });
      expect(reply.headers.get('content-type')).toContain('application/x-ndjson');
      rows.push(
        ...(await reply.text())
          .split('\n')
          .slice(0, -1)
          .map((line) => JSON.parse(line)),
      );
      const from = reply.headers.get('x-next-from');
      next = from && `&from=${from}`;
    }
    expect(parts).toBeGreaterThan(1);
    const checks = rows.filter(({ kind }) => kind === 'check');
    const read = checks.map(({ at, outcome, latency_ms, players, reason }) => ({
      at: Date.parse(String(at)) / 1000,
      outcome:
        outcome === 'up'
          ? { kind: 'up', latencyMs: latency_ms, players }
          : { kind: outcome, reason },
      isConfirming: false,
    }));
    expect(read).toEqual(await watch.store.samples(target.id, 0, START_S * 2));
    expect(rows.filter(({ kind }) => kind === 'incident')).toEqual([
      expect.objectContaining({
        at: '2026-11-30T00:10:00Z',
        until: null,
        reason: 'timeout_connect',
      }),
    ]);
  });

  test('as a table it has one line of names', async () => {
    const { id, secret } = await create();
    await live(await targetOf({ id }), 2);
    const reply = await send('GET', `/api/watch/${id}/export?format=csv`, { secret });
    expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`);
    expect((await reply.text()).split('\r\n')).toEqual([
      'kind,edition,at,until,outcome,reason,latency_ms,players,is_confirming',
      'check,java,2026-11-30T00:00:00Z,,up,,20,5,false',
      'check,java,2026-11-30T00:01:00Z,,up,,20,5,false',
      '',
    ]);
  });
});
