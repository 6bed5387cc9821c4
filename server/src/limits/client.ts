import { isIP } from 'node:net';
import type { AppContext } from '../app-env.ts';
import { clientGroup } from './networks.ts';

/**
 * Whom a limit counts: the address of the socket, or, behind `trustedHops` proxies, the entry of X-Forwarded-For
 * that the outermost of them wrote. What a client writes further left never counts.
 */
export function clientOf(c: AppContext, trustedHops: number): string {
  const socket = c.env?.incoming?.socket.remoteAddress ?? 'local';
  if (trustedHops === 0) return clientGroup(socket);
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim());
  const named = withoutPort(forwarded.at(-trustedHops) ?? '');
  return clientGroup(isIP(named) === 0 ? socket : named);
}

/** Some proxies write the port, too; an IPv6 address is in brackets then. */
function withoutPort(hop: string): string {
  return /^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/.exec(hop)?.slice(1).join('') ?? hop;
}
