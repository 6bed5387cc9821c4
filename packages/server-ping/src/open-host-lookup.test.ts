import { afterEach, expect, test } from 'vitest';
import { createAddressPolicy } from './address/address-policy.ts';
import { openHostLookup } from './open-host-lookup.ts';
import { type DnsStub, startDnsStub } from './testing/dns-stub.ts';
import type { NameServerAnswer } from './testing/name-server.ts';

let names: DnsStub | undefined;
afterEach(() => names?.close());

const policy = createAddressPolicy({ ownAddresses: () => [] });

/** The records of each name, as addresses. */
async function lookup(records: Readonly<Record<string, readonly string[] | 'SERVFAIL'>>) {
  names = await startDnsStub((type, name): NameServerAnswer => {
    const found = records[name] ?? [];
    if (found === 'SERVFAIL') return type === 'NS' ? [] : found;
    return found
      .filter((address) => (type === 'AAAA') === address.includes(':') && type !== 'SRV')
      .map((data) => ({ type: type as 'A', name, ttl: 1, data }));
  });
  return openHostLookup({ addressPolicy: policy, nameServer: names.server });
}

test('a name leads to its addresses, and is not looked for as a game server', async () => {
  const find = await lookup({ 'hooks.example.com': ['93.184.215.14', '2606:4700::1111'] });
  expect(await find('hooks.example.com')).toEqual({
    kind: 'found',
    addresses: ['93.184.215.14', '2606:4700::1111'],
  });
  expect([...(names?.asked ?? [])].sort()).toEqual([
    'A hooks.example.com',
    'AAAA hooks.example.com',
  ]);
});

test('a name with one private address is refused as a whole', async () => {
  const find = await lookup({ 'a.example.com': ['93.184.215.14', '10.0.0.1'] });
  expect(await find('a.example.com')).toEqual({ kind: 'blocked' });
});

test.each(['127.0.0.1', '::1', '10.1.2.3', 'localhost', 'db.internal'])(
  '%s is refused without a question',
  async (host) => {
    const find = await lookup({});
    expect(await find(host)).toEqual({ kind: 'blocked' });
    expect(names?.asked).toEqual([]);
  },
);

test('an address is itself', async () => {
  const find = await lookup({});
  expect(await find('93.184.215.14')).toEqual({ kind: 'found', addresses: ['93.184.215.14'] });
});

test('a name that leads nowhere says why', async () => {
  const find = await lookup({ 'broken.example.com': 'SERVFAIL' });
  expect(await find('none.example.com')).toMatchObject({ code: 'dns_not_found' });
  expect(await find('broken.example.com')).toMatchObject({ code: 'dns_failed' });
});
