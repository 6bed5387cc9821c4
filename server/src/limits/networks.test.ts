import { expect, test } from 'vitest';
import { clientGroup, networksOf, subnetOf } from './networks.ts';

test.each([
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  // A zone may hold colons; it must not make another client.
  ['fe80::1%a:b:c:d:e:f', 'fe80:0:0:0::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
  ['1:2:3::', '1:2:3:0::/64'],
  ['::ffff:101.202.103.204', '101.202.103.204'],
  ['::FFFF:1.2.3.4', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['0000:0000:0000:0000:0000:ffff:0102:0304', '1.2.3.4'],
  ['::ffff:1.2.3.4%x', '1.2.3.4'],
  ['::1:ffff:1.2.3.4', '0:0:0:0::/64'],
  ['64:ff9b::ffff:1.2.3.4', '64:ff9b:0:0::/64'],
  ['no:address', 'no:address'],
  ['no address', 'no address'],
  ['1.2.3.4', '1.2.3.4'],
])('%s counts as %s', (address, group) => {
  expect(clientGroup(address)).toBe(group);
});

test.each([
  ['2001:db8:1:abcd::/64', ['2001:db8:1:abcd::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
  ['2001:db8:1:2::/64', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ['1.2.3.4', ['1.2.3.4']],
  ['local', ['local']],
])('the client %s counts in %j', (client, names) => {
  expect(networksOf(client).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['1.2.3.4', '1.2.3.0/24'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('%s is in %s', (address, subnet) => {
  expect(subnetOf(address)).toBe(subnet);
});
