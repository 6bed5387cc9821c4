// Hosts that are surely up. When they cannot be reached, it is our network.
import { connect } from 'node:net';

export interface Beacons {
  readonly known: () => BeaconCount;
  /** Asks all of them now; who asks meanwhile gets the same answer. */
  readonly probe: () => Promise<BeaconCount>;
}

export interface BeaconCount {
  readonly asked: number;
  readonly lost: number;
}

/** Whether a TCP connection can be made. */
export type Reach = (host: string, port: number) => Promise<boolean>;

const PATIENCE_MS = 3000;

export function createBeacons(
  hosts: readonly { readonly host: string; readonly port: number }[],
  reach: Reach = reachByTcp,
): Beacons {
  let known = { asked: 0, lost: 0 };
  let probing: Promise<BeaconCount> | undefined;
  const probe = async () => {
    const reached = await Promise.all(hosts.map(({ host, port }) => reach(host, port)));
    known = { asked: hosts.length, lost: reached.filter((isReached) => !isReached).length };
    return known;
  };
  return {
    known: () => known,
    probe() {
      probing ??= probe().finally(() => {
        probing = undefined;
      });
      return probing;
    },
  };
}

export function reachByTcp(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const tell = (isReached: boolean) => {
      socket.destroy();
      resolve(isReached);
    };
    socket.once('connect', () => tell(true));
    socket.once('timeout', () => tell(false));
    socket.once('error', () => tell(false));
  });
}
