import { isIP } from 'node:net';
import { type ServerAddress, writeServerAddress } from '@fucina/server-address';
import type { TargetAddress } from '@fucina/watch';

/** The address as who asks a server takes it. */
export function serverAddressOf(target: TargetAddress): ServerAddress {
  const family = isIP(target.host);
  const hostKind = family === 0 ? 'name' : family === 4 ? 'ipv4' : 'ipv6';
  return { ...target, hostKind, isPortTyped: true };
}

/** As people write it. */
export function writeTarget(target: TargetAddress): string {
  return writeServerAddress(serverAddressOf(target));
}
