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
const MAPPED_IPV4 = '0:0:0:0:0:65535';
const NONE: readonly Network[] = [];

/** One client for limits: an IPv4 address, or the /64 that every IPv6 user has to itself. */
export function clientGroup(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === MAPPED_IPV4;
  return isMapped ? ipv4Of(groups.slice(6)) : `${written(groups.slice(0, 4))}::/64`;
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

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = [], tail] = address.replace(/%.*$/, '').split('::').map(readGroups);
  if (tail === undefined) return head;
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

function readGroups(text: string): readonly number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

function written(groups: readonly number[]): string {
  return groups.map((group) => group.toString(16)).join(':');
}

function ipv4Of(groups: readonly number[]): string {
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
