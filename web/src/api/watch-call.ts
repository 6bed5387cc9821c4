import { ask, type Reply, type Schema } from './ask.ts';

/** Which watch, and the secret of its owner or of whoever may look at it. */
export interface WatchLink {
  readonly id: string;
  readonly secret: string;
}

type Schemas = typeof import('./watch-schemas.ts');

interface Call {
  /** With all but the first a body is sent. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly link?: WatchLink;
  readonly signal?: AbortSignal;
}

/** Asks with the secret of a link, if there is one. */
export function call<Value>(
  url: string,
  choose: (schemas: Schemas) => Schema<Value>,
  { method = 'GET', body, link, signal }: Call,
): Promise<Reply<Value>> {
  return ask(url, async () => choose(await import('./watch-schemas.ts')), {
    method,
    headers: {
      ...(link && bearer(link.secret)),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
    cache: 'no-store',
  });
}

export function bearer(secret: string) {
  return { Authorization: `Bearer ${secret}` };
}

export function of({ id }: WatchLink) {
  return { params: { id } };
}
