import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');
let answer: Response | Error;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('fetch', async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const askPlayer = () => ask('/player', ({ playerAnswer }) => playerAnswer, {});

test('an answer by the contract comes with the moment it was given', async () => {
  answer = Response.json({ id: 'abc', name: 'Fabbro' }, { headers: { Age: '30' } });
  expect(await askPlayer()).toEqual({
    ok: true,
    value: { id: 'abc', name: 'Fabbro' },
    answeredAt: NOW - 30_000,
  });
});

test('what a form asked before the page could is not asked again, but once', async () => {
  window.earlyAnswers = new Map([['/player', Promise.resolve(Response.json({ id: 'early' }))]]);
  answer = Response.json({ id: 'later' });
  const ids = [await askPlayer(), await askPlayer()].map((reply) => reply.ok && reply.value.id);
  expect(ids).toEqual(['early', 'later']);
});

test.each([
  ['no id', Response.json({ name: 'Fabbro' })],
  ['an empty id', Response.json({ id: '' })],
  ['an id of another kind', Response.json({ id: 7 })],
  ['a list', Response.json([])],
  ['no JSON', new Response('<html>')],
])('an answer with %s is unreadable', async (_, response) => {
  answer = response;
  expect(await askPlayer()).toEqual({ ok: false, reason: 'unreadable' });
});

test.each([
  ['in seconds', '59', NOW + 59_000],
  ['as a date', 'Thu, 01 Jan 2026 00:01:00 GMT', NOW + 60_000],
  ['in words', 'soon', undefined],
])('a refusal tells its code and when to ask again, %s', async (_, retryAfter, retryAt) => {
  const headers = { 'Retry-After': retryAfter };
  answer = Response.json({ code: 'rate_limited', message: 'x' }, { status: 429, headers });
  const refusal = { status: 429, code: 'rate_limited', retryAt };
  expect(await askPlayer()).toEqual({ ok: false, reason: 'refused', ...refusal });
});

test('a refusal by somebody else has no code', async () => {
  answer = new Response('Bad gateway', { status: 502 });
  const refusal = { status: 502, code: undefined, retryAt: undefined };
  expect(await askPlayer()).toEqual({ ok: false, reason: 'refused', ...refusal });
});

test('when nobody answers the promise rejects', async () => {
  answer = new TypeError('Failed to fetch');
  await expect(askPlayer()).rejects.toBe(answer);
});
