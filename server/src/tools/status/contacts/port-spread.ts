import { LRUCache } from 'lru-cache';
import { networksOf } from '../../../limits/networks.ts';
import type { Balance } from '../../../limits/rate-limit-headers.ts';

/** Counts a port of that address for the client. Returns the exhausted budget if there were too many recently. */
export type SpendPort = (client: string, ip: string, port: number) => Balance | undefined;

interface Clock {
  readonly now: () => number;
}

const MAX_PORTS = 10;
const WINDOW_MS = 10 * 60 * 1000;
const MAX_REMEMBERED = 20_000;

/** The error codes tell open ports from closed ones, so without a limit per address this would be a port scanner. */
export function createPortSpread(clock: Clock = performance): SpendPort {
  const portsOf = new LRUCache<string, Set<number>>({
    max: MAX_REMEMBERED,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: clock,
  });
  return (client, ip, port) => {
    const counted = networksOf(client).map(({ name, times }) => {
      const key = `${name} ${ip}`;
      return { key, ports: portsOf.get(key) ?? new Set<number>(), most: MAX_PORTS * times };
    });
    const full = counted.find(({ ports, most }) => !ports.has(port) && ports.size >= most);
    if (full) {
      const resetS = Math.max(1, Math.ceil(portsOf.getRemainingTTL(full.key) / 1000));
      const windowS = WINDOW_MS / 1000;
      const spent = { work: 'target-ports', unit: 'requests', remaining: 0 } as const;
      return { ...spent, quota: full.most, windowS, resetS };
    }
    for (const { key, ports } of counted) {
      if (ports.size === 0) portsOf.set(key, ports);
      ports.add(port);
    }
    return undefined;
  };
}
