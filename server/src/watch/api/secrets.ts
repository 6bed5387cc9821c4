// Names and secrets of links. A secret has 130 random bits, so a plain hash of it is enough.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base32: no letter looks like a digit. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';
const NAME_LENGTH = 10;
const SECRET_LENGTH = 26;
/** Of nothing: it is compared where there is no hash, so that it takes as long. */
const NO_HASH = new Uint8Array(32);

/** Of a watch or a public page. */
export function newName(): string {
  return randomDigits(NAME_LENGTH);
}

export function newSecret(of: 'owner' | 'viewer'): string {
  return `${of === 'owner' ? 'fw' : 'fv'}_${randomDigits(SECRET_LENGTH)}`;
}

export function hashOf(secret: string): Uint8Array {
  return createHash('sha256').update(secret).digest();
}

export function isHashOf(hash: Uint8Array | null | undefined, secret: string): boolean {
  const isSame = timingSafeEqual(hash ?? NO_HASH, hashOf(secret));
  return isSame && hash !== null && hash !== undefined;
}

function randomDigits(count: number): string {
  return Array.from(randomBytes(count), (byte) => DIGITS[byte % DIGITS.length]).join('');
}
