import { randomUUID } from 'node:crypto';

/** Ids from trusted proxies are kept; all other requests get a new one. */
export function requestId(proposed: string | null): string {
  return proposed !== null && /^[\w.-]{8,64}$/.test(proposed) ? proposed : randomUUID();
}
