// Which networks an address belongs to, where limits count whole networks.
import { isIPv6 } from 'node:net';

export interface Network {
  readonly name: string;
  /** How many times the share of one client this network has. */
  readonly times: number;
}

// A provider hands out a /56 or a /48: whoever has one could otherwise pose as hundreds of clients.
const TIMES_OF_56 = 4;
const TIMES_OF_48 = 16;
const NONE: readonly Network[] = [];

/** One client for limits: an IPv4 address, or the /64 that every IPv6 user has to itself. */
export function clientGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
}

/** The client itself and, for IPv6, the wider networks around it, narrowest first. */
export function networksOf(client: string): readonly Network[] {
  return [{ name: client, times: 1 }, ...widerNetworksOf(client)];
}

/** For IPv6, the networks around the client, narrowest first. */
export function widerNetworksOf(client: string): readonly Network[] {
  const [first, second, third, fourth] = client.endsWith('::/64') ? client.split(':') : [];
  if (fourth === undefined) return NONE;
  const upperByte = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  const site = `${first}:${second}:${third}`;
  return [
    { name: `${site}:${upperByte}::/56`, times: TIMES_OF_56 },
    { name: `${site}::/48`, times: TIMES_OF_48 },
  ];
}

/** The /24 or /64 that an address is in. */
export function subnetOf(address: string): string {
  const group = clientGroup(address);
  return group.includes(':') ? group : `${group.split('.').slice(0, 3).join('.')}.0/24`;
}

function firstGroups(address: string): readonly string[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const trailing = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - trailing.length;
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...trailing]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16));
}
