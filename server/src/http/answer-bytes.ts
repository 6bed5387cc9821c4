import type { AppContext } from '../app-env.ts';
import { matchesEtag } from './prepared-body.ts';
import { respond } from './respond.ts';
import type { SecurityHeaders } from './security-headers.ts';

interface BytesAnswer {
  readonly body: Uint8Array<ArrayBuffer> | string;
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly kind?: keyof SecurityHeaders;
}

/** Bytes with their ETag, or 304 to whoever has them. */
export function answerBytes(c: AppContext, answer: BytesAnswer): Response {
  const { body, type, etag, status = 200, kind } = answer;
  const headers = { ETag: etag, ...answer.headers };
  if (status === 200 && matchesEtag(c.req.header('if-none-match'), etag)) {
    return respond(c, { status: 304, body: null, headers }, kind);
  }
  const length = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(body)) };
  return respond(c, { status, body, headers: { ...length, ...headers } }, kind);
}
