import { randomBytes } from 'node:crypto';

/** Unique to this process. */
const PROCESS = randomBytes(14).toString('hex');
// Odd, so that all 32-bit numbers are used before one repeats, in an order that hides the number of requests.
const STRIDE = 0x9e3779b1;
// Faster than `toString(16)`.
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
let last = randomBytes(4).readUInt32BE();

/** Ids from trusted proxies are kept; all other requests get a new one. */
export function requestId(proposed: string | null): string {
  return proposed !== null && /^[\w.-]{8,64}$/.test(proposed) ? proposed : freshId();
}

// A random uuid for each request takes longer than a cached answer.
function freshId(): string {
  last = (last + STRIDE) >>> 0;
  const [first, second] = [last >>> 24, (last >>> 16) & 0xff];
  const [third, fourth] = [(last >>> 8) & 0xff, last & 0xff];
  return `${PROCESS}${HEX[first]}${HEX[second]}${HEX[third]}${HEX[fourth]}`;
}
