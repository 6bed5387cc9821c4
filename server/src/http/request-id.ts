import { randomUUID } from 'node:crypto';

/** A proxy that we trust may bring its own id; anyone else gets a fresh one. */
export function requestId(proposed: string | undefined, isProxyTrusted: boolean): string {
  return isProxyTrusted && proposed !== undefined && /^[\w.-]{8,64}$/.test(proposed)
    ? proposed
    : randomUUID();
}
