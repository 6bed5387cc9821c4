import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { createCaches } from './caches.ts';
import { type CacheOutcome, type CachePolicy, createNamedCache, Refusal } from './named-cache.ts';

const policy = {
  name: 'test',
  schema: z.string(),
  ttlMs: 60_000,
  graceMs: 3_600_000,
  failureMs: 0,
  deadlineMs: 1000,
  maxEntries: 3,
  maxBytes: 100_000,
} satisfies CachePolicy<string>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function open(changes: Partial<CachePolicy<string>> = {}) {
  const outcomes: CacheOutcome[] = [];
  const caches = createCaches({ observe: (_, outcome) => outcomes.push(outcome) });
  return { cache: caches.open<string>({ ...policy, ...changes }), outcomes };
}

const failing = () => Promise.reject(new Problem(502, 'upstream', 'down'));

test('a fresh value is not asked for again', async () => {
  const { cache, outcomes } = open();
  const produce = vi.fn(async () => 'a');
  expect(await cache.get('k', produce)).toEqual({
    value: 'a',
    storedAt: 1_000_000,
    expiresAt: 1_060_000,
    isHit: false,
    isStale: false,
  });
  vi.advanceTimersByTime(59_999);
  expect(await cache.get('k', produce)).toMatchObject({
    value: 'a',
    storedAt: 1_000_000,
    isHit: true,
  });
  expect(produce).toHaveBeenCalledTimes(1);
  expect(outcomes).toEqual(['miss', 'hit']);
});

test('a value past its freshness is asked for again', async () => {
  const { cache } = open();
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(60_001);
  expect(await cache.get('k', async () => 'new')).toMatchObject({ value: 'new', isHit: false });
});

test('some values stay fresh for less long', async () => {
  const { cache } = open({ ttlOf: (value) => (value === 'none' ? 5000 : 60_000) });
  await cache.get('k', async () => 'none');
  vi.advanceTimersByTime(5001);
  expect((await cache.get('k', async () => 'found')).value).toBe('found');
});

test('fifty simultaneous calls ask the source once', async () => {
  const { cache } = open();
  const produce = vi.fn(async () => 'a');
  const all = await Promise.all(Array.from({ length: 50 }, () => cache.get('k', produce)));
  expect(all.map(({ value }) => value)).toEqual(Array(50).fill('a'));
  expect(produce).toHaveBeenCalledTimes(1);
});

test('fifty simultaneous calls share one failure, and the next call asks again', async () => {
  const { cache } = open();
  const produce = vi.fn(failing);
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => cache.get('k', produce)));
  expect(all.every(({ status }) => status === 'rejected')).toBe(true);
  expect(produce).toHaveBeenCalledTimes(1);
  await expect(cache.get('k', produce)).rejects.toMatchObject({ code: 'upstream' });
  expect(produce).toHaveBeenCalledTimes(2);
});

test('a failure is repeated for a while without asking', async () => {
  const { cache } = open({ failureMs: 5000 });
  const produce = vi.fn(failing);
  await expect(cache.get('k', produce)).rejects.toMatchObject({ code: 'upstream' });
  vi.advanceTimersByTime(4900);
  await expect(cache.get('k', produce)).rejects.toMatchObject({ code: 'upstream' });
  expect(produce).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  await expect(cache.get('k', produce)).rejects.toMatchObject({ code: 'upstream' });
  expect(produce).toHaveBeenCalledTimes(2);
});

test('an old value stands in for a source that fails, and says that it is stale', async () => {
  const { cache, outcomes } = open({ failureMs: 5000 });
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(600_000);
  const produce = vi.fn(failing);
  expect(await cache.get('k', produce)).toMatchObject({ value: 'old', isHit: true, isStale: true });
  expect(await cache.get('k', produce)).toMatchObject({ value: 'old', isStale: true });
  expect(produce).toHaveBeenCalledTimes(1);
  expect(outcomes).toEqual(['miss', 'stale', 'stale']);
});

test('a value past its grace stands in for nothing', async () => {
  const { cache } = open();
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(3_700_000);
  await expect(cache.get('k', failing)).rejects.toMatchObject({ code: 'upstream' });
});

test('without grace a failure is a failure', async () => {
  const { cache } = open({ graceMs: 0 });
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(60_001);
  await expect(cache.get('k', failing)).rejects.toMatchObject({ code: 'upstream' });
});

test('a source that is slower than our patience gives way to the old value, then fills the cache', async () => {
  const { cache } = open({ patienceMs: 100 });
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(60_001);
  const slow = () => new Promise<string>((resolve) => setTimeout(resolve, 500, 'new'));
  const first = cache.get('k', slow);
  await vi.advanceTimersByTimeAsync(100);
  expect(await first).toMatchObject({ value: 'old', isStale: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(await cache.get('k', failing)).toMatchObject({ value: 'new', isHit: true });
});

test('while the source is slow, an old value is there for everybody, and the source is asked once', async () => {
  const { cache, outcomes } = open({ patienceMs: 100 });
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(60_001);
  const slow = vi.fn(() => new Promise<string>((_, reject) => setTimeout(reject, 500)));
  const first = cache.get('k', slow);
  await vi.advanceTimersByTimeAsync(100);
  const second = cache.get('k', slow);
  await vi.advanceTimersByTimeAsync(500);
  expect([(await first).value, (await second).value]).toEqual(['old', 'old']);
  expect(slow).toHaveBeenCalledTimes(1);
  expect(outcomes).toEqual(['miss', 'stale', 'stale']);
});

test('a source that never answers is told to stop at the deadline', async () => {
  const { cache } = open();
  let seen: AbortSignal | undefined;
  const never = (signal: AbortSignal) => {
    seen = signal;
    return new Promise<string>(() => undefined);
  };
  const answer = expect(cache.get('k', never)).rejects.toMatchObject({
    status: 504,
    code: 'deadline',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await answer;
  expect(seen?.aborted).toBe(true);
});

test('an asker who is refused does not spoil the call for the others', async () => {
  const { cache } = open({ failureMs: 5000 });
  const refuse = () => Promise.reject(new Problem(429, 'rate_limited', 'slow down'));
  const produce = vi.fn(async () => 'a');
  const refused = cache.get('k', produce, refuse, 'refused');
  const admitted = cache.get('k', produce, async () => undefined, 'admitted');
  await expect(refused).rejects.toMatchObject({ status: 429 });
  expect((await admitted).value).toBe('a');
  expect(produce).toHaveBeenCalledTimes(1);
});

test('a hit needs no admission', async () => {
  const { cache } = open();
  await cache.get('k', async () => 'a');
  const refuse = vi.fn(() => Promise.reject(new Error('not asked')));
  expect((await cache.get('k', failing, refuse)).value).toBe('a');
  expect(refuse).not.toHaveBeenCalled();
});

test('the number of entries is bounded: the least used goes first', async () => {
  const { cache } = open();
  for (const key of ['a', 'b', 'c', 'd']) await cache.get(key, async () => key);
  expect((await cache.get('d', failing)).value).toBe('d');
  await expect(cache.get('a', failing)).rejects.toThrow();
});

test('the bytes are bounded too', async () => {
  const { cache } = open();
  await cache.get('a', async () => 'x'.repeat(30_000));
  await cache.get('b', async () => 'x'.repeat(30_000));
  await expect(cache.get('a', failing)).rejects.toThrow();
  await cache.get('huge', async () => 'x'.repeat(60_000));
  await expect(cache.get('huge', failing)).rejects.toThrow();
});

test('a refreshed key asks although its value is fresh, and keeps it when that fails', async () => {
  const { cache } = open();
  await cache.get('k', async () => 'old');
  await expect(cache.refresh('k', failing)).rejects.toMatchObject({ code: 'upstream' });
  expect(await cache.get('k', failing)).toMatchObject({ value: 'old', isHit: true });
  expect(await cache.refresh('k', async () => 'new')).toMatchObject({ value: 'new', isHit: false });
  expect((await cache.get('k', failing)).value).toBe('new');
});

test('a failure is counted once; a refusal is none', async () => {
  const { cache, outcomes } = open();
  await Promise.allSettled([cache.get('k', failing), cache.get('k', failing)]);
  expect(outcomes).toEqual(['failure']);
  const refuse = () => Promise.reject(new Problem(429, 'rate_limited', 'slow down'));
  await expect(cache.get('k', failing, refuse)).rejects.toMatchObject({ status: 429 });
  expect(outcomes).toEqual(['failure']);
});

test('what refuses one asker in the source is neither shared with another nor remembered', async () => {
  const { cache, outcomes } = open({ failureMs: 5000 });
  const busy = () => Promise.reject(new Refusal(new Problem(503, 'busy', 'later')));
  const refused = [1, 2].map(() => cache.get('k', busy, undefined, 'refused'));
  const other = cache.get('k', async () => 'a', undefined, 'other');
  for (const one of refused) await expect(one).rejects.toMatchObject({ status: 503 });
  expect((await other).value).toBe('a');
  expect(outcomes).toEqual(['miss']);
});

test('what two askers have waited for is kept once, and what is new is kept anew', async () => {
  const cache = createCaches().open<{ text: string }>({
    ...policy,
    schema: z.object({ text: z.string() }),
  });
  const [answer, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const value = { text: 'a' };
  const first = cache.get('k', () => answer.promise.then(() => value), undefined, 'first');
  const second = cache.get('k', () => late.promise.then(() => value), undefined, 'second');
  answer.resolve();
  await first;
  vi.advanceTimersByTime(500);
  late.resolve();
  expect((await second).storedAt).toBe(1_000_000);
  expect((await cache.refresh('k', async () => ({ text: 'a' }))).storedAt).toBe(1_000_500);
});

test('askers who wait together read what all processes have once, and write it once', async () => {
  const shared = { read: vi.fn(async () => undefined), write: vi.fn() };
  const cache = createNamedCache<string | null>({
    policy: { ...policy, schema: z.string().nullable() },
    observe: () => undefined,
    between: { shared, notices: { tell: vi.fn(), listen: vi.fn() } },
  });
  const answer = Promise.withResolvers<null>();
  const all = ['a', 'b', 'c'].map((asker) =>
    cache.get('k', () => answer.promise, undefined, asker),
  );
  await vi.advanceTimersByTimeAsync(10);
  answer.resolve(null);
  expect((await Promise.all(all)).map(({ value }) => value)).toEqual([null, null, null]);
  expect(shared.read).toHaveBeenCalledOnce();
  expect(shared.write).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(policy.ttlMs);
  await cache.get('k', async () => null);
  expect(shared.write).toHaveBeenCalledTimes(2);
});

test('a refusal is not remembered as a failure of the source', async () => {
  const { cache } = open({ failureMs: 5000 });
  const refuse = () => Promise.reject(new Problem(429, 'rate_limited', 'slow down'));
  await expect(cache.get('k', failing, refuse)).rejects.toMatchObject({ status: 429 });
  expect((await cache.get('k', async () => 'a')).value).toBe('a');
});

test('whoever joins a question that is on its way needs no admission', async () => {
  const { cache } = open();
  const answer = Promise.withResolvers<string>();
  const admit = vi.fn(async () => undefined);
  const first = cache.get('k', () => answer.promise, admit);
  const second = cache.get('k', failing, admit);
  answer.resolve('a');
  expect((await Promise.all([first, second])).map(({ value }) => value)).toEqual(['a', 'a']);
  expect(admit).toHaveBeenCalledOnce();
});

test('what is fresh in memory can be had at once, what is not cannot', async () => {
  const { cache, outcomes } = open();
  expect(cache.peek('k')).toBeUndefined();
  await cache.get('k', async () => 'a');
  vi.advanceTimersByTime(59_999);
  expect(cache.peek('k')).toMatchObject({ value: 'a', isHit: true, isStale: false });
  vi.advanceTimersByTime(1);
  expect(cache.peek('k')).toBeUndefined();
  expect(outcomes).toEqual(['miss', 'hit']);
});

test('grace begins where freshness ends', async () => {
  const { cache } = open();
  await cache.get('k', async () => 'old');
  vi.advanceTimersByTime(3_659_999);
  expect(await cache.get('k', failing)).toMatchObject({ value: 'old', isStale: true });
  await cache.get('l', async () => 'old');
  vi.advanceTimersByTime(3_660_001);
  await expect(cache.get('l', failing)).rejects.toMatchObject({ code: 'upstream' });
});

test('a value that is fresh for no time at all is stored for a millisecond', async () => {
  const { cache } = open({ ttlOf: () => 0 });
  expect(await cache.get('k', async () => 'a')).toMatchObject({
    storedAt: 1_000_000,
    expiresAt: 1_000_001,
  });
  vi.advanceTimersByTime(1);
  expect((await cache.get('k', async () => 'b')).value).toBe('b');
});

test.each([
  ['text', 'x'.repeat(49_000), 'x'.repeat(50_000)],
  ['bytes', new Uint8Array(98_000), new Uint8Array(100_000)],
  ['numbers', Array(4100).fill(1), Array(4200).fill(1)],
  ['nothing', Array(4100).fill(null), Array(4200).fill(null)],
  ['objects', Array(1750).fill({ a: 1 }), Array(1800).fill({ a: 1 })],
  ['objects in objects', { a: Array(4100).fill(1) }, { a: Array(4200).fill(1) }],
])('of %s, as much is kept as fits into the bytes', async (_, fitting, tooMuch) => {
  const caches = createCaches();
  const cache = caches.open<unknown>({ ...policy, schema: z.unknown() });
  for (const value of [fitting, tooMuch])
    await cache.get(String(value === fitting), async () => value);
  expect([cache.peek('true')?.value === fitting, cache.peek('false')]).toEqual([true, undefined]);
});

test('caches of different names keep equal keys apart', async () => {
  const caches = createCaches();
  const [one, other] = ['one', 'other'].map((name) => caches.open({ ...policy, name }));
  await one?.get('k', async () => 'a');
  expect(other?.peek('k')).toBeUndefined();
  expect((await other?.get('k', async () => 'b'))?.value).toBe('b');
  expect(one?.peek('k')?.value).toBe('a');
});

test('without an observer nothing is told', async () => {
  expect(
    (
      await createCaches()
        .open(policy)
        .get('k', async () => 'a')
    ).value,
  ).toBe('a');
});

test('keys named like object members are keys like any other', async () => {
  const { cache } = open();
  await expect(cache.get('__proto__', failing)).rejects.toThrow();
  expect((await cache.get('constructor', async () => 'a')).value).toBe('a');
});
