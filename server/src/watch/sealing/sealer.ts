// What must not be read in a copy of the store: addresses and secrets that owners give us for their alerts.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Sealer {
  /** `of` is whose it is: it opens for nobody else. */
  readonly seal: (text: string, of: string) => Uint8Array;
  /** Undefined if it was sealed with another key or for another one. */
  readonly open: (sealed: Uint8Array, of: string) => string | undefined;
  /** The same for the same text, and says nothing about it. */
  readonly mark: (text: string) => Uint8Array;
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Before anything else, for the day on which it is sealed in another way. */
const VERSION = 1;

export function createSealer(key: Uint8Array): Sealer {
  const sealing = derived(key, 'sealing');
  const marking = derived(key, 'marking');
  return {
    seal(text, of) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, sealing, nonce).setAAD(Buffer.from(of));
      const sealed = Buffer.concat([cipher.update(text), cipher.final()]);
      return Buffer.concat([Uint8Array.of(VERSION), nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed, of) {
      const nonceEnd = 1 + NONCE_BYTES;
      const tagEnd = nonceEnd + TAG_BYTES;
      if (sealed[0] !== VERSION || sealed.length < tagEnd) return undefined;
      const decipher = createDecipheriv(CIPHER, sealing, sealed.subarray(1, nonceEnd))
        .setAAD(Buffer.from(of))
        .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
      try {
        const text = decipher.update(sealed.subarray(tagEnd));
        return Buffer.concat([text, decipher.final()]).toString();
      } catch {
        return undefined;
      }
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest(),
  };
}

function derived(key: Uint8Array, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `fucina watch ${purpose}`, KEY_BYTES));
}
