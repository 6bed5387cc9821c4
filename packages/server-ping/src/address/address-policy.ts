// Which addresses, names and ports may be contacted. Addresses are checked right before they are contacted: a name that
// is resolved again could point somewhere else.
import { BlockList, isIP } from 'node:net';
import { createOwnAddresses } from './own-addresses.ts';

export interface AddressPolicy {
  isRefusedAddress(literal: string): boolean;
  isRefusedName(name: string): boolean;
  isRefusedPort(port: number, transport: 'tcp' | 'udp'): boolean;
  /** For tests, and for servers in the operator's own network. */
  readonly allowsPrivate: boolean;
}

// IANA's special-purpose registry: everything that is not globally reachable unicast.
const REFUSED_IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
// Internal services of clouds at public addresses: Azure, IBM, Equinix. Those of other clouds are private.
const REFUSED_CLOUDS = ['168.63.129.16/32', '161.26.0.0/16', '166.8.0.0/14', '192.80.8.124/32'];
// Everything outside is refused: loopback, mapped, NAT64, unique local, link local, multicast.
const ALLOWED_IPV6 = ['2000::/3'];
const REFUSED_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20', '2620:4f:8000::/48'];
const UNUSABLE = blockList(['0.0.0.0/8', '224.0.0.0/4', '240.0.0.0/4', '::/128', 'ff00::/8']);

const REFUSED_SUFFIXES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa|onion|test|invalid|example)$/;

const LOWEST_PORT = 1024;
const INTERNAL_PORTS = new Set([
  1433, 1521, 2049, 2375, 2376, 2379, 2380, 3306, 3389, 4369, 5432, 5672, 5984, 5985, 5986, 6379,
  6443, 8500, 9000, 9042, 9092, 9200, 9300, 10250, 11211, 15672, 27017, 27018, 27019,
]);
const VNC_PORTS = { from: 5900, to: 5910 };
const AMPLIFIER_PORTS = new Set([1900, 3702, 5353, 5683]);

/** For somebody who asks from their own machine: servers in their own network, on any port. */
export const OWN_MACHINE_POLICY: AddressPolicy = {
  allowsPrivate: true,
  isRefusedAddress: (literal) =>
    isIP(literal) === 0 || UNUSABLE.check(literal, isIP(literal) === 6 ? 'ipv6' : 'ipv4'),
  isRefusedName: () => false,
  isRefusedPort: () => false,
};

export interface AddressPolicyOptions {
  /** By default they do not. */
  readonly allowsPrivate?: boolean;
  /** This machine's own addresses now, so that its other services cannot be reached through us; found by default. */
  readonly ownAddresses?: () => readonly string[];
  /** Networks that the operator refuses, also when private addresses are allowed. */
  readonly refusedNetworks?: readonly string[];
}

/** For a public service, whose visitors must not reach through it what they cannot reach themselves. */
export function createAddressPolicy({
  allowsPrivate = false,
  ownAddresses = createOwnAddresses(),
  refusedNetworks = [],
}: AddressPolicyOptions = {}): AddressPolicy {
  const refused = blockList([...REFUSED_IPV4, ...REFUSED_CLOUDS, ...REFUSED_IPV6]);
  const refusedByOperator = blockList(refusedNetworks);
  const allowedIpv6 = blockList(ALLOWED_IPV6);
  return {
    allowsPrivate,
    isRefusedAddress(literal) {
      // `BlockList.check` returns false for text that is no address, so the family is determined first.
      const family = isIP(literal);
      if (family === 0 || literal.includes('%')) return true;
      const type = family === 6 ? 'ipv6' : 'ipv4';
      if (refusedByOperator.check(literal, type)) return true;
      if (allowsPrivate) return UNUSABLE.check(literal, type);
      if (type === 'ipv6' && !allowedIpv6.check(literal, type)) return true;
      return refused.check(literal, type) || ownAddresses().includes(literal);
    },
    isRefusedName(name) {
      if (allowsPrivate) return false;
      return !name.includes('.') || REFUSED_SUFFIXES.test(name);
    },
    isRefusedPort(port, transport) {
      if (port < LOWEST_PORT || INTERNAL_PORTS.has(port)) return true;
      if (port >= VNC_PORTS.from && port <= VNC_PORTS.to) return true;
      return transport === 'udp' && AMPLIFIER_PORTS.has(port);
    },
  };
}

function blockList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
