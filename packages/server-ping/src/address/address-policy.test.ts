import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { createAddressPolicy } from './address-policy.ts';

const policy = createAddressPolicy({ allowsPrivate: false, ownAddresses: () => ['93.184.215.99'] });
const home = createAddressPolicy({ allowsPrivate: true, ownAddresses: () => [] });

test.each([
  '1.1.1.1',
  '93.184.215.14',
  '172.15.0.1',
  '172.32.0.1',
  '2606:4700::1111',
  '2a00:1450::1',
])('%s is a public address', (literal) => expect(policy.isRefusedAddress(literal)).toBe(false));

test.each([
  '168.63.129.16',
  '161.26.0.10',
  '166.9.1.1',
  '192.80.8.124',
  '100.100.100.200',
  '192.0.0.192',
])('%s, which a cloud keeps for its own machines, is refused', (literal) =>
  expect(policy.isRefusedAddress(literal)).toBe(true),
);

test('an address that this machine gets later is refused from then on', () => {
  const own: string[] = [];
  const later = createAddressPolicy({ allowsPrivate: false, ownAddresses: () => own });
  expect(later.isRefusedAddress('2606:4700::5')).toBe(false);
  own.push('2606:4700::5');
  expect(later.isRefusedAddress('2606:4700::5')).toBe(true);
});

test('what the operator refuses is refused everywhere, and nothing else', () => {
  const refusedNetworks = ['198.18.7.0/24', '93.184.215.14/32', '2606:4700::/32'];
  for (const allowsPrivate of [false, true]) {
    const strict = createAddressPolicy({ allowsPrivate, ownAddresses: () => [], refusedNetworks });
    for (const literal of ['93.184.215.14', '198.18.7.9', '2606:4700::1111']) {
      expect(strict.isRefusedAddress(literal)).toBe(true);
    }
    expect(strict.isRefusedAddress('93.184.215.15')).toBe(false);
    expect(strict.isRefusedAddress('2a00:1450::1')).toBe(false);
  }
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '100.127.255.255',
  '169.254.169.254',
  '172.31.255.255',
  '192.0.0.8',
  '192.88.99.1',
  '198.19.255.255',
  '203.0.113.1',
  '239.255.255.255',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:808:808::1',
  '2620:4f:8000::1',
  '3fff::1',
  '5f00::1',
  'fc00::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  'fe80::1%eth0',
])('%s is refused', (literal) => expect(policy.isRefusedAddress(literal)).toBe(true));

test.each(['', 'localhost', '127.1', '0x7f.1', '2130706433', 'example.com', '1.2.3.4.'])(
  '%j is no address, so it is refused: in doubt nothing is contacted',
  (text) => {
    expect(policy.isRefusedAddress(text)).toBe(true);
    expect(home.isRefusedAddress(text)).toBe(true);
  },
);

test('the machine itself is refused by its public address too', () => {
  expect(policy.isRefusedAddress('93.184.215.99')).toBe(true);
});

property.prop([fc.ipV6()])('of IPv6 nothing outside 2000::/3 is ever contacted', (literal) => {
  const isGlobal = /^[23][0-9a-f]{3}:/i.test(literal);
  if (!isGlobal) expect(policy.isRefusedAddress(literal)).toBe(true);
});

test('where private targets are allowed, only what can never be a server is refused', () => {
  for (const literal of ['127.0.0.1', '192.168.1.9', '::1', 'fd00::1', '1.1.1.1']) {
    expect(home.isRefusedAddress(literal)).toBe(false);
  }
  for (const literal of ['0.0.0.0', '224.0.0.1', '255.255.255.255', '::', 'ff02::1']) {
    expect(home.isRefusedAddress(literal)).toBe(true);
  }
});

test.each(['localhost', 'router', 'a.localhost', 'nas.lan', 'x.internal', 'host.local', 'a.test'])(
  'the name %s leads inside',
  (name) => {
    expect(policy.isRefusedName(name)).toBe(true);
    expect(home.isRefusedName(name)).toBe(false);
  },
);

test('names that only contain such a word are fine', () => {
  expect(policy.isRefusedName('mylan.net')).toBe(false);
  expect(policy.isRefusedName('local.mc.net')).toBe(false);
});

test.each([
  [25565, 'tcp', false],
  [19132, 'udp', false],
  [1024, 'tcp', false],
  [1023, 'tcp', true],
  [22, 'tcp', true],
  [6379, 'tcp', true],
  [5905, 'tcp', true],
  [27018, 'udp', true],
  [1900, 'udp', true],
  [1900, 'tcp', false],
] as const)('port %i over %s: refused is %s', (port, transport, isRefused) => {
  expect(policy.isRefusedPort(port, transport)).toBe(isRefused);
});
