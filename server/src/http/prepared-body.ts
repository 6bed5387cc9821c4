import { createHash } from 'node:crypto';

/** A body made ready once: cache these, and a repeated answer costs neither JSON nor a hash. */
export interface PreparedBody {
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

export function prepareJson(value: unknown): PreparedBody {
  const body = JSON.stringify(value);
  return { body, type: 'application/json; charset=utf-8', etag: etagOf(body) };
}

export function prepareBytes(body: string | Uint8Array<ArrayBuffer>, type: string): PreparedBody {
  return { body, type, etag: etagOf(body) };
}

export function etagOf(body: string | Uint8Array): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

/** Does the visitor already hold this version? Weak and strong tags count alike, as for any GET. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare);
}
