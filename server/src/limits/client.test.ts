import { expect, test } from 'vitest';
import type { AppContext } from '../app-env.ts';
import { clientOf } from './client.ts';

function context(remoteAddress: string | undefined, forwarded?: string): AppContext {
  // As much of a context as the question needs.
  return {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  } as unknown as AppContext;
}

test('without a socket, as in tests, the client is this machine', () => {
  expect(clientOf(context(undefined), 0)).toBe('local');
  expect(clientOf({ req: context('').req } as AppContext, 0)).toBe('local');
});

test('without a trusted proxy, X-Forwarded-For says nothing', () => {
  expect(clientOf(context('9.9.9.9', '1.1.1.1'), 0)).toBe('9.9.9.9');
});

test.each([
  [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
  [2, '6.6.6.6, 1.2.3.4, 10.0.0.1', '1.2.3.4'],
  [1, undefined, '9.9.9.9'],
  [3, '1.2.3.4', '9.9.9.9'],
  [1, 'unknown', '9.9.9.9'],
  // Some proxies write the port, too.
  [1, '1.2.3.4:5678', '1.2.3.4'],
  [1, '[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  [1, '[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  [1, '2001:db8:1:2::3:443', '2001:db8:1:2::/64'],
  [1, '[1.2.3.4', '9.9.9.9'],
  [1, '1.2.3.4:x', '9.9.9.9'],
])('behind %i proxies, "%s" means %s', (hops, forwarded, client) => {
  expect(clientOf(context('9.9.9.9', forwarded), hops)).toBe(client);
});
