import { isIP, isIPv6 } from 'node:net';
import type { AppContext } from '../http/app-env.ts';

/**
 * Whom a limit counts: the address of the socket, or, behind `trustedHops` proxies, the entry of X-Forwarded-For
 * that the outermost of them wrote. What a client writes further left never counts.
 */
export function clientOf(c: AppContext, trustedHops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'local';
  if (trustedHops === 0) return clientGroup(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const named = forwarded.at(-trustedHops) ?? '';
  return clientGroup(isIP(named) === 0 ? socket : named);
}

/** IPv6 users own a whole /64, so they count as one client. */
export function clientGroup(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(address) ? `${firstGroups(address).join(':')}::/64` : address;
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
