import { defineEndpoint } from '@fucina/api-contract';
import pino from 'pino';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { createLimits, type Limits, noLimits } from '../limits/limits.ts';
import { createTurns } from '../limits/turns.ts';
import { createMetrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { framedApp } from '../testing/framed-app.ts';
import { recordingLogger } from '../testing/test-app.ts';
import { createBinder, type EndpointHandler, type EndpointOptions } from './endpoint.ts';
import { prepareBytes, prepareJson } from './prepared-body.ts';

const echo = defineEndpoint({
  id: 'echo',
  group: 'text',
  method: 'GET',
  path: '/api/echo/{name}',
  budget: 'status',
  price: { class: 'light', answerBytes: 1024, ceiling: 'none' },
  params: z.object({ name: z.string().max(16, 'too long') }),
  query: z.object({ times: z.coerce.number().int().default(1) }),
  reply: { json: z.object({ said: z.string(), times: z.number() }) },
  problems: { shy: 400 },
});

type Handler = EndpointHandler<typeof echo>;

const repeat: Handler = ({ params, query }) => ({
  reply: { json: { said: params.name, times: query.times } },
});

function serve(
  handler: Handler,
  options: EndpointOptions = {},
  limits: Limits = noLimits,
  logger = pino({ level: 'silent' }),
) {
  const metrics = createMetrics({ isProcessWatched: false });
  const app = framedApp(logger, metrics);
  const bind = createBinder(app, { limits, trustedHops: 0, doInTurn: createTurns(metrics) });
  bind(echo, options, handler);
  return app;
}

test('input arrives read and typed, the reply leaves as JSON', async () => {
  const reply = await serve(repeat).request('/api/echo/a%20b?times=3');
  expect(reply.status).toBe(200);
  expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(await reply.json()).toEqual({ said: 'a b', times: 3 });
});

test('an endpoint without a ceiling cannot pay for what waits under one', () => {
  // Compared by the type check.
  type Spend = Parameters<Handler>[0]['spend'];
  expectTypeOf<Spend>().parameter(0).extract<'ping'>().toBeNever();
  expectTypeOf<Spend>().parameter(0).extract<'lookup'>().not.toBeNever();
});

test('input that the schema refuses is a 400 that names the field', async () => {
  const reply = await serve(repeat).request('/api/echo/abcdefghijklmnopqrst');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({ code: 'bad_request', message: 'name: too long' });
});

test('a problem of the handler keeps its status and code, with the fields the tool promises', async () => {
  const shy: Handler = () => {
    throw new Problem(400, 'shy', 'Not today.');
  };
  const options = {
    problemFields: (error: string) => ({ online: false, error }),
  } as const;
  const reply = await serve(shy, options).request('/api/echo/x');
  expect(reply.status).toBe(400);
  expect(await reply.json()).toEqual({
    code: 'shy',
    message: 'Not today.',
    online: false,
    error: 'shy',
  });
});

test('a mistake of ours is a 500 that tells nothing about it', async () => {
  const broken: Handler = () => {
    throw new TypeError('secret detail in /home/somebody');
  };
  const reply = await serve(broken).request('/api/echo/x');
  expect(reply.status).toBe(500);
  const body = await reply.text();
  expect(JSON.parse(body)).toMatchObject({ code: 'internal' });
  expect(body).not.toContain('secret');
});

test('a client over the limit never reaches the handler', async () => {
  const limits: Limits = {
    ...noLimits,
    spend: () =>
      Promise.reject(new Problem(429, 'rate_limited', 'x', { headers: { 'Retry-After': '7' } })),
  };
  const reply = await serve(() => expect.unreachable(), {}, limits).request('/api/echo/x');
  expect(reply.status).toBe(429);
  expect(reply.headers.get('retry-after')).toBe('7');
});

test('every limited answer says what is left of the budgets that it cost', async () => {
  const limits = createLimits();
  const dear: Handler = async (request) => {
    await request.spend('lookup');
    if (request.params.name === 'shy') throw new Problem(400, 'shy', 'Not today.');
    return repeat(request);
  };
  const app = serve(dear, {}, limits);
  for (const [path, status, left] of [
    ['x', 200, 'r=299'],
    ['shy', 400, 'r=298'],
    ['abcdefghijklmnopqrst', 400, 'r=297'],
  ] as const) {
    const reply = await app.request(`/api/echo/${path}`);
    expect(reply.status).toBe(status);
    expect(reply.headers.get('ratelimit-policy')).toContain('"status";q=300;w=60');
    expect(reply.headers.get('ratelimit')).toMatch(new RegExp(`^"status";${left};t=\\d+`));
  }
  const reply = await app.request('/api/echo/x');
  expect(reply.headers.get('ratelimit')).toMatch(/^"status";r=296;t=\d+, "lookup";r=57;t=\d+$/);
});

test('without limits there is nothing to say of them', async () => {
  const reply = await serve(repeat).request('/api/echo/x');
  expect(reply.headers.has('ratelimit')).toBe(false);
});

test('a prepared body is sent as it is, with its age, and not again to who has it', async () => {
  const prepared = prepareJson({ said: 'x', times: 1 });
  const app = serve(() => ({ reply: prepared, freshness: { maxAgeS: 60, ageS: 12.7 } }));
  const first = await app.request('/api/echo/x');
  expect(first.headers.get('etag')).toBe(prepared.etag);
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect(first.headers.get('age')).toBe('12');
  const headers = { 'if-none-match': `"other", W/${prepared.etag}` };
  const again = await app.request('/api/echo/x', { headers });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('bytes keep their type', async () => {
  const app = serve(() => ({ reply: prepareBytes(new Uint8Array([1, 2]), 'image/png') }));
  const reply = await app.request('/api/echo/x');
  expect(reply.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await reply.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
});

test('the handler hears when the client goes away', async () => {
  const controller = new AbortController();
  let heard: AbortSignal | undefined;
  const app = serve((request) => {
    heard = request.signal;
    return repeat(request);
  });
  await app.request('/api/echo/x', { signal: controller.signal });
  controller.abort();
  expect(heard?.aborted).toBe(true);
});

test('a mistake of ours is in the log with its cause and the id that the answer has', async () => {
  const { logger, lines } = recordingLogger();
  const broken: Handler = () => {
    throw new TypeError('what went wrong');
  };
  const reply = await serve(broken, undefined, undefined, logger).request('/api/echo/x');
  expect(lines.find(({ level }) => level === 50)).toMatchObject({
    requestId: reply.headers.get('x-request-id'),
    err: { type: 'TypeError', message: 'what went wrong' },
  });
});

test('of a failing upstream the log has the kind, not its words, which may name a player', async () => {
  const { logger, lines } = recordingLogger();
  const failing: Handler = () => {
    const cause = Object.assign(new Error('no route to secret-player'), { code: 'EHOSTUNREACH' });
    throw new Problem(502, 'upstream', 'Mojang does not answer.', { cause });
  };
  await serve(failing, undefined, undefined, logger).request('/api/echo/secret-player?q=hush');
  expect(lines.find(({ level }) => level === 40)).toMatchObject({ cause: 'EHOSTUNREACH' });
  expect(JSON.stringify(lines)).not.toMatch(/secret-player|hush/);
});

test('long targets are not kept, so that strangers cannot fill the memory with them', async () => {
  const read: string[] = [];
  const app = serve(({ params, query, once }) => {
    once(() => read.push(params.name));
    return { reply: { json: { said: params.name, times: query.times } } };
  });
  for (const padding of ['', '&pad='.padEnd(600, 'x')]) {
    for (let again = 0; again < 3; again += 1) await app.request(`/api/echo/a?times=1${padding}`);
  }
  // Once for the short target, each time for the long one.
  expect(read).toHaveLength(4);
});

test('what follows from a target alone is made once for it, and a refusal is not kept', async () => {
  const made: string[] = [];
  const app = serve(({ params, query, once }) => {
    const said = once(() => {
      made.push(params.name);
      if (params.name === 'shy' && made.length === 1) throw new Problem(400, 'shy', 'Not yet.');
      return params.name.repeat(query.times);
    });
    return { reply: { json: { said, times: query.times } } };
  });
  const ask = async (target: string) => (await app.request(target)).json();
  expect(await ask('/api/echo/shy')).toMatchObject({ code: 'shy' });
  expect(await ask('/api/echo/shy')).toEqual({ said: 'shy', times: 1 });
  expect(await ask('/api/echo/shy')).toEqual({ said: 'shy', times: 1 });
  expect(await ask('/api/echo/shy?times=2')).toEqual({ said: 'shyshy', times: 2 });
  expect(made).toEqual(['shy', 'shy', 'shy']);
});
