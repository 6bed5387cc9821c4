import type {
  CreatedWatch,
  WatchDays,
  WatchEvents,
  WatchHeat,
  WatchHistory,
  WatchIncidents,
  WatchReply,
} from '@fucina/api-contract';
import { ask, type Reply, type Schema } from './ask.ts';

/** Which watch, and the secret of its owner or of whoever may look at it. */
export interface WatchLink {
  readonly id: string;
  readonly secret: string;
}

export type WatchEdition = 'java' | 'bedrock';

export interface NewWatch {
  readonly address: string;
  readonly editions: readonly WatchEdition[];
  /** The IANA name of the zone whose days are shown. */
  readonly zone: string;
  readonly language: string;
}

export interface WatchChanges {
  readonly name?: string;
  readonly zone?: string;
}

export interface NewMaintenance {
  readonly starts_at?: number;
  readonly ends_at: number;
}

export const WATCH_RANGES = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type WatchRange = (typeof WATCH_RANGES)[number];

type Schemas = typeof import('./watch-schemas.ts');

interface Call {
  /** With all but the first a body is sent. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object;
  readonly secret?: string;
  readonly signal?: AbortSignal;
}

export function createWatch(watch: NewWatch): Promise<Reply<CreatedWatch>> {
  return call('', ({ createdWatch }) => createdWatch, { method: 'POST', body: watch });
}

export function fetchWatch(link: WatchLink, signal: AbortSignal): Promise<Reply<WatchReply>> {
  return ofWatch(link, '', ({ watchReply }) => watchReply, { signal });
}

export function changeWatch(
  link: WatchLink,
  { revision }: WatchReply,
  changes: WatchChanges,
): Promise<Reply<WatchReply>> {
  const body = { revision, ...changes };
  return ofWatch(link, '', ({ watchReply }) => watchReply, { method: 'PATCH', body });
}

export function deleteWatch(link: WatchLink): Promise<Reply<{ readonly id: string }>> {
  return ofWatch(link, '', ({ removedWatch }) => removedWatch, { method: 'DELETE' });
}

/** A new secret for its owner, or for those who may look: the one before is worth nothing any more. */
export function renewSecret(
  link: WatchLink,
  whose: 'secret' | 'viewer',
): Promise<Reply<{ readonly secret: string }>> {
  return ofWatch(link, `/${whose}`, ({ newSecret }) => newSecret, { method: 'POST' });
}

export function endViewerLink(link: WatchLink): Promise<Reply<WatchReply>> {
  return ofWatch(link, '/viewer', ({ watchReply }) => watchReply, { method: 'DELETE' });
}

export function orderWatch(
  link: WatchLink,
  order: 'check' | 'pause' | 'resume',
): Promise<Reply<WatchReply>> {
  return ofWatch(link, `/${order}`, ({ watchReply }) => watchReply, { method: 'POST' });
}

export function addMaintenance(link: WatchLink, body: NewMaintenance): Promise<Reply<WatchReply>> {
  return ofWatch(link, '/maintenance', ({ watchReply }) => watchReply, { method: 'POST', body });
}

export function endMaintenance(link: WatchLink, id: number): Promise<Reply<WatchReply>> {
  return ofWatch(link, `/maintenance/${id}`, ({ watchReply }) => watchReply, { method: 'DELETE' });
}

export function fetchDays(
  link: WatchLink,
  edition: WatchEdition,
  signal: AbortSignal,
): Promise<Reply<WatchDays>> {
  return ofWatch(link, `/days?edition=${edition}`, ({ watchDays }) => watchDays, { signal });
}

export function fetchHistory(
  link: WatchLink,
  { edition, range }: { readonly edition: WatchEdition; readonly range: WatchRange },
  signal: AbortSignal,
): Promise<Reply<WatchHistory>> {
  const path = `/history?range=${range}&edition=${edition}`;
  return ofWatch(link, path, ({ watchHistory }) => watchHistory, { signal });
}

export function fetchHeat(
  link: WatchLink,
  edition: WatchEdition,
  signal: AbortSignal,
): Promise<Reply<WatchHeat>> {
  return ofWatch(link, `/heat?days=28&edition=${edition}`, ({ watchHeat }) => watchHeat, {
    signal,
  });
}

export function fetchIncidents(
  link: WatchLink,
  before: number | null,
  signal: AbortSignal,
): Promise<Reply<WatchIncidents>> {
  const path = `/incidents${queryBefore(before)}`;
  return ofWatch(link, path, ({ watchIncidents }) => watchIncidents, { signal });
}

export function fetchEvents(
  link: WatchLink,
  before: number | null,
  signal: AbortSignal,
): Promise<Reply<WatchEvents>> {
  const path = `/events${queryBefore(before)}`;
  return ofWatch(link, path, ({ watchEvents }) => watchEvents, { signal });
}

/** All that is kept, put together from its parts; undefined where our server stops answering. */
export async function exportWatch(
  link: WatchLink,
  format: 'ndjson' | 'csv',
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  let from: string | null = '';
  while (from !== null) {
    const query: string = from === '' ? '' : `&from=${encodeURIComponent(from)}`;
    const response = await fetch(`/api/watch/${link.id}/export?format=${format}${query}`, {
      headers: bearer(link.secret),
    });
    if (!response.ok) return undefined;
    parts.push(await response.blob());
    from = response.headers.get('x-next-from');
  }
  return new Blob(parts);
}

function queryBefore(before: number | null): string {
  return before === null ? '' : `?before=${before}`;
}

function ofWatch<Value>(
  { id, secret }: WatchLink,
  rest: string,
  choose: (schemas: Schemas) => Schema<Value>,
  init: Call,
): Promise<Reply<Value>> {
  return call(`/${id}${rest}`, choose, { ...init, secret });
}

function call<Value>(
  path: string,
  choose: (schemas: Schemas) => Schema<Value>,
  { method = 'GET', body, secret, signal }: Call,
): Promise<Reply<Value>> {
  return ask(`/api/watch${path}`, async () => choose(await import('./watch-schemas.ts')), {
    method,
    headers: {
      ...(secret !== undefined && bearer(secret)),
      ...(method !== 'GET' && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    ...(signal && { signal }),
    cache: 'no-store',
  });
}

function bearer(secret: string) {
  return { Authorization: `Bearer ${secret}` };
}
