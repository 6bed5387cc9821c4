import { LRUCache } from 'lru-cache';

/** False when the client has asked for too many ports of that host lately. */
export type AdmitsPort = (client: string, host: string, port: number) => boolean;

const MOST_PORTS = 10;
const WINDOW_MS = 10 * 60 * 1000;
const MOST_REMEMBERED = 10_000;

/** The diagnosis tells open ports from closed ones: without a bound per host it would be a port scanner. */
export function createPortSpread(now: () => number): AdmitsPort {
  const seen = new LRUCache<string, Set<number>>({
    max: MOST_REMEMBERED,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now },
  });
  return (client, host, port) => {
    const key = `${client} ${host}`;
    const ports = seen.get(key) ?? new Set();
    if (!seen.has(key)) seen.set(key, ports);
    if (!ports.has(port) && ports.size >= MOST_PORTS) return false;
    ports.add(port);
    return true;
  };
}
