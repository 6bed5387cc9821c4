import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { createBlockedServers, readBoundedText } from './blocked-servers.ts';

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const LIST = ['bad.example.com', '*.worse.net', '203.0.113.*', '198.51.*', 'exact.org']
  .map(sha1)
  .join('\n');
const HOUR = 60 * 60 * 1000;

async function withList(text = LIST) {
  const clock = { now: 0 };
  const fetchList = vi.fn(async () => text);
  const servers = createBlockedServers(fetchList, () => clock.now);
  servers.isBlocked(['any.example']);
  await expect.poll(() => fetchList).toHaveBeenCalled();
  await new Promise((resolve) => setImmediate(resolve));
  return { servers, fetchList, clock };
}

test('nothing is fetched before the first question, and that one does not wait', () => {
  const fetchList = vi.fn(() => new Promise<string>(() => undefined));
  const servers = createBlockedServers(fetchList, () => 0);
  expect(fetchList).not.toHaveBeenCalled();
  expect(servers.isBlocked(['bad.example.com'])).toBeUndefined();
  expect(servers.isBlocked(['bad.example.com'])).toBeUndefined();
  expect(fetchList).toHaveBeenCalledTimes(1);
});

test.each([
  [['bad.example.com'], true],
  [['BAD.Example.com.'], true],
  [['_minecraft._tcp.bad.example.com'], true],
  [['sub.bad.example.com'], false],
  [['worse.net'], true],
  [['play.worse.net'], true],
  [['a.b.worse.net'], true],
  [['notworse.net'], false],
  [['203.0.113.77'], true],
  [['203.0.114.77'], false],
  [['198.51.7.7'], true],
  [['203.0.113.77.example.com'], false],
  [['fine.example.com', '192.0.2.1', 'exact.org'], true],
  [['fine.example.com'], false],
])('%j is blocked: %s', async (hosts, expected) => {
  const { servers } = await withList();
  expect(servers.isBlocked(hosts)).toBe(expected);
});

test('the list is fetched again after four hours; until then it is kept', async () => {
  const { servers, fetchList, clock } = await withList();
  clock.now = 4 * HOUR - 1;
  servers.isBlocked(['a.example']);
  expect(fetchList).toHaveBeenCalledTimes(1);
  clock.now = 4 * HOUR;
  servers.isBlocked(['a.example']);
  expect(fetchList).toHaveBeenCalledTimes(2);
});

test('a failure leaves the last good list, and is tried again after ten minutes', async () => {
  const { servers, fetchList, clock } = await withList();
  fetchList.mockRejectedValue(new Error('away'));
  clock.now = 4 * HOUR;
  expect(servers.isBlocked(['exact.org'])).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(servers.isBlocked(['exact.org'])).toBe(true);
  expect(fetchList).toHaveBeenCalledTimes(2);
  clock.now += HOUR / 6;
  servers.isBlocked(['exact.org']);
  expect(fetchList).toHaveBeenCalledTimes(3);
});

test('the first list is known to be on its way', async () => {
  const list = Promise.withResolvers<string>();
  const servers = createBlockedServers(
    () => list.promise,
    () => 0,
  );
  expect(servers.isLoading()).toBe(false);
  servers.isBlocked(['a.example']);
  expect(servers.isLoading()).toBe(true);
  list.resolve(LIST);
  await expect.poll(() => servers.isLoading()).toBe(false);
});

test('a later list is not waited for: answers have the last one', async () => {
  const { servers, fetchList, clock } = await withList();
  fetchList.mockReturnValue(new Promise(() => undefined));
  clock.now = 4 * HOUR;
  expect(servers.isBlocked(['exact.org'])).toBe(true);
  expect(servers.isLoading()).toBe(false);
});

test('nor is one that could not be fetched', async () => {
  const fetchList = vi.fn().mockRejectedValue(new Error('away'));
  const servers = createBlockedServers(fetchList, () => 0);
  servers.isBlocked(['exact.org']);
  expect(servers.isLoading()).toBe(true);
  await expect.poll(() => servers.isLoading()).toBe(false);
  expect(servers.isBlocked(['exact.org'])).toBeUndefined();
});

test.each([
  ['a page about a failure', '<html>Service unavailable</html>'],
  ['a list of longer hashes', createHash('sha256').update('bad.example.com').digest('hex')],
])('%s counts as a failure', async (_, text) => {
  const { servers } = await withList(text);
  expect(servers.isBlocked(['bad.example.com'])).toBeUndefined();
  expect(servers.isLoading()).toBe(false);
});

test('an error or an endless body is no list', async () => {
  await expect(readBoundedText(new Response('x', { status: 503 }), 10)).rejects.toThrow('503');
  await expect(readBoundedText(new Response('x'.repeat(11)), 10)).rejects.toThrow('too long');
  await expect(readBoundedText(new Response('x'.repeat(10)), 10)).resolves.toBe('x'.repeat(10));
});
