import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A serialised body with its ETag, so that a cached answer is neither serialised nor hashed again. */
export interface PreparedBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** A prepared body of text, as it is stored in Redis. */
export const preparedText = z.object({ body: z.string(), type: z.string(), etag: z.string() });

export function prepareJson(value: unknown): z.output<typeof preparedText> {
  const body = JSON.stringify(value);
  return { body, type: 'application/json; charset=utf-8', etag: etagOf(body) };
}

export function prepareBytes(body: string | Uint8Array<ArrayBuffer>, type: string): PreparedBody {
  return { body, type, etag: etagOf(body) };
}

export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** A weak comparison, as RFC 9110 requires for GET. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
