import type {
  addMaintenanceEndpoint,
  BodyInputOf,
  CreatedWatch,
  changeWatchEndpoint,
  checkWatchEndpoint,
  createWatchEndpoint,
  pauseWatchEndpoint,
  publicLiveEndpoint,
  QueryInputOf,
  removeMaintenanceEndpoint,
  removeViewerEndpoint,
  removeWatchEndpoint,
  renewSecretEndpoint,
  renewViewerEndpoint,
  resumeWatchEndpoint,
  WatchDays,
  WatchEvents,
  WatchHeat,
  WatchHistory,
  WatchIncidents,
  WatchReply,
  watchDaysEndpoint,
  watchEndpoint,
  watchEventsEndpoint,
  watchExportEndpoint,
  watchHeatEndpoint,
  watchHistoryEndpoint,
  watchIncidentsEndpoint,
  watchLiveEndpoint,
} from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import type { Reply } from './ask.ts';
import { bearer, call, of, type WatchLink } from './watch-call.ts';

export type { WatchLink };

export type WatchEdition = NonNullable<QueryInputOf<typeof watchDaysEndpoint>['edition']>;
export type NewWatch = BodyInputOf<typeof createWatchEndpoint>;
export type WatchChanges = Pick<
  BodyInputOf<typeof changeWatchEndpoint>,
  'name' | 'zone' | 'is_public'
>;
export type NewMaintenance = BodyInputOf<typeof addMaintenanceEndpoint>;

export type WatchRange = NonNullable<QueryInputOf<typeof watchHistoryEndpoint>['range']>;
export const WATCH_RANGES = [
  'day',
  'week',
  'month',
  'quarter',
  'year',
] as const satisfies readonly WatchRange[];

export function createWatch(body: NewWatch): Promise<Reply<CreatedWatch>> {
  const url = endpointUrl<typeof createWatchEndpoint>('/api/watch', {});
  return call(url, ({ createdWatch }) => createdWatch, { method: 'POST', body });
}

export function fetchWatch(link: WatchLink, signal: AbortSignal): Promise<Reply<WatchReply>> {
  const url = endpointUrl<typeof watchEndpoint>('/api/watch/{id}', of(link));
  return call(url, ({ watchReply }) => watchReply, { link, signal });
}

export function changeWatch(
  link: WatchLink,
  { revision }: WatchReply,
  changes: WatchChanges,
): Promise<Reply<WatchReply>> {
  const url = endpointUrl<typeof changeWatchEndpoint>('/api/watch/{id}', of(link));
  const body = { revision, ...changes };
  return call(url, ({ watchReply }) => watchReply, { link, method: 'PATCH', body });
}

export function deleteWatch(link: WatchLink): Promise<Reply<{ readonly id: string }>> {
  const url = endpointUrl<typeof removeWatchEndpoint>('/api/watch/{id}', of(link));
  return call(url, ({ removedWatch }) => removedWatch, { link, method: 'DELETE' });
}

/** A new secret for its owner, or for those who may look: the one before is worth nothing any more. */
export function renewSecret(
  link: WatchLink,
  whose: 'secret' | 'viewer',
): Promise<Reply<{ readonly secret: string }>> {
  const url = endpointUrl<typeof renewSecretEndpoint | typeof renewViewerEndpoint>(
    `/api/watch/{id}/${whose}`,
    of(link),
  );
  return call(url, ({ newSecret }) => newSecret, { link, method: 'POST' });
}

export function endViewerLink(link: WatchLink): Promise<Reply<WatchReply>> {
  const url = endpointUrl<typeof removeViewerEndpoint>('/api/watch/{id}/viewer', of(link));
  return call(url, ({ watchReply }) => watchReply, { link, method: 'DELETE' });
}

type OrderEndpoint =
  | typeof checkWatchEndpoint
  | typeof pauseWatchEndpoint
  | typeof resumeWatchEndpoint;

export function orderWatch(
  link: WatchLink,
  order: 'check' | 'pause' | 'resume',
): Promise<Reply<WatchReply>> {
  const url = endpointUrl<OrderEndpoint>(`/api/watch/{id}/${order}`, of(link));
  return call(url, ({ watchReply }) => watchReply, { link, method: 'POST' });
}

export function addMaintenance(link: WatchLink, body: NewMaintenance): Promise<Reply<WatchReply>> {
  const url = endpointUrl<typeof addMaintenanceEndpoint>('/api/watch/{id}/maintenance', of(link));
  return call(url, ({ watchReply }) => watchReply, { link, method: 'POST', body });
}

export function endMaintenance(link: WatchLink, window: number): Promise<Reply<WatchReply>> {
  const url = endpointUrl<typeof removeMaintenanceEndpoint>(
    '/api/watch/{id}/maintenance/{window}',
    { params: { id: link.id, window } },
  );
  return call(url, ({ watchReply }) => watchReply, { link, method: 'DELETE' });
}

export function fetchDays(
  link: WatchLink,
  edition: WatchEdition,
  signal: AbortSignal,
): Promise<Reply<WatchDays>> {
  const url = endpointUrl<typeof watchDaysEndpoint>('/api/watch/{id}/days', {
    ...of(link),
    query: { edition },
  });
  return call(url, ({ watchDays }) => watchDays, { link, signal });
}

export function fetchHistory(
  link: WatchLink,
  { range, edition }: { readonly edition: WatchEdition; readonly range: WatchRange },
  signal: AbortSignal,
): Promise<Reply<WatchHistory>> {
  const url = endpointUrl<typeof watchHistoryEndpoint>('/api/watch/{id}/history', {
    ...of(link),
    query: { range, edition },
  });
  return call(url, ({ watchHistory }) => watchHistory, { link, signal });
}

export function fetchHeat(
  link: WatchLink,
  edition: WatchEdition,
  signal: AbortSignal,
): Promise<Reply<WatchHeat>> {
  const url = endpointUrl<typeof watchHeatEndpoint>('/api/watch/{id}/heat', {
    ...of(link),
    query: { days: '28', edition },
  });
  return call(url, ({ watchHeat }) => watchHeat, { link, signal });
}

export function fetchIncidents(
  link: WatchLink,
  before: number | null,
  signal: AbortSignal,
): Promise<Reply<WatchIncidents>> {
  const url = endpointUrl<typeof watchIncidentsEndpoint>('/api/watch/{id}/incidents', {
    ...of(link),
    query: olderThan(before),
  });
  return call(url, ({ watchIncidents }) => watchIncidents, { link, signal });
}

export function fetchEvents(
  link: WatchLink,
  before: number | null,
  signal: AbortSignal,
): Promise<Reply<WatchEvents>> {
  const url = endpointUrl<typeof watchEventsEndpoint>('/api/watch/{id}/events', {
    ...of(link),
    query: olderThan(before),
  });
  return call(url, ({ watchEvents }) => watchEvents, { link, signal });
}

/** Where news of a watch come, as they are. */
export function watchNews(link: WatchLink) {
  const url = endpointUrl<typeof watchLiveEndpoint>('/api/watch/{id}/live', of(link));
  return { url, headers: bearer(link.secret) };
}

/** Of a public page. */
export function publicNews(slug: string) {
  const params = { slug };
  return { url: endpointUrl<typeof publicLiveEndpoint>('/api/status/{slug}/live', { params }) };
}

/** All that is kept, put together from its parts; undefined where our server stops answering. */
export async function exportWatch(
  link: WatchLink,
  format: 'ndjson' | 'csv',
): Promise<Blob | undefined> {
  const parts: Blob[] = [];
  let next: string | null | undefined;
  while (next !== null) {
    const query = { format, ...(next !== undefined && { from: next }) };
    const url = endpointUrl<typeof watchExportEndpoint>('/api/watch/{id}/export', {
      ...of(link),
      query,
    });
    const response: Response = await fetch(url, { headers: bearer(link.secret) });
    if (!response.ok) return undefined;
    parts.push(await response.blob());
    next = response.headers.get('x-next-from');
  }
  return new Blob(parts);
}

function olderThan(before: number | null) {
  return before === null ? {} : { before };
}
