// A fake name server: resolves only the demo's host names.
import {
  type NameServer,
  type NameServerAnswer,
  type RecordType,
  startNameServer,
} from '@fucina/server-ping/testing/name-server';

/** What a name resolves to: this machine, and for Java servers a port. */
export interface DemoHost {
  readonly name: string;
  readonly javaPort?: number;
}

const SRV_PREFIX = '_minecraft._tcp.';

export function startDemoDns(hosts: readonly DemoHost[]): Promise<NameServer> {
  return startNameServer((type, name) => {
    const host = hosts.find((known) => known.name === name.replace(SRV_PREFIX, ''));
    return host === undefined ? 'NXDOMAIN' : answersFor(host, name, type);
  });
}

function answersFor(
  { name: host, javaPort }: DemoHost,
  name: string,
  type: RecordType,
): NameServerAnswer {
  if (type === 'A' && name === host) return [{ type, name, ttl: 60, data: '127.0.0.1' }];
  if (type === 'SRV' && name !== host && javaPort !== undefined) {
    return [
      { type, name, ttl: 60, data: { target: host, port: javaPort, priority: 0, weight: 5 } },
    ];
  }
  return [];
}
