import { randomBytes } from 'node:crypto';

/** No two processes share it. */
const PROCESS = randomBytes(14).toString('hex');
// Odd, so that its multiples meet every number of 32 bits before one comes again; they do not tell how many there were.
const STRIDE = 0x9e3779b1;
let last = randomBytes(4).readUInt32BE();

/** A proxy that we trust may bring its own id; anyone else gets a fresh one. */
export function requestId(proposed: string | undefined, isProxyTrusted: boolean): string {
  return isProxyTrusted && proposed !== undefined && /^[\w.-]{8,64}$/.test(proposed)
    ? proposed
    : freshId();
}

// A random uuid for each request costs more than finding its answer.
function freshId(): string {
  last = (last + STRIDE) >>> 0;
  return PROCESS + last.toString(16).padStart(8, '0');
}
