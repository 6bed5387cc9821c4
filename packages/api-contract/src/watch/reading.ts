// How a watched server is and was: by a link, and for everybody where its page is public.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { MAX_ANSWER_BYTES } from '../price.ts';
import {
  publicStatus,
  watchDays,
  watchEvents,
  watchHeat,
  watchHistory,
  watchIncidents,
  watchReply,
} from '../replies/watch.ts';
import {
  edition,
  forAll,
  moment,
  OWNER_PROBLEMS,
  ofWatch,
  WATCH_PROBLEMS,
} from './endpoint-parts.ts';

const ofEdition = z.object({ edition: edition.optional() });
const RANGES = ['day', 'week', 'month', 'quarter', 'year'] as const;
const historyQuery = z.object({
  edition: edition.optional(),
  range: z.enum(RANGES, { error: `one of ${RANGES.join(', ')}.` }).default('day'),
});
const page = z.object({ before: moment.optional() });
const heatQuery = z.object({
  edition: edition.optional(),
  days: z.enum(['28', '90'], { error: '28 or 90.' }).default('28'),
});

/** Counted in the thread of the store; only what is written here keeps others waiting. */
const COUNTED = { class: 'dear', answerBytes: 128 * 1024, ceiling: 'turns' } as const;
const LIST = { class: 'light', answerBytes: MAX_ANSWER_BYTES, ceiling: 'none' } as const;
const byLink = {
  group: 'watch',
  method: 'GET',
  access: 'viewer',
  budget: 'watch',
  params: ofWatch,
  problems: WATCH_PROBLEMS,
} as const;

export const watchEndpoint = defineEndpoint({
  ...byLink,
  id: 'watch',
  path: '/api/watch/{id}',
  price: COUNTED,
  reply: { json: watchReply },
});

export const watchHistoryEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchHistory',
  path: '/api/watch/{id}/history',
  price: COUNTED,
  query: historyQuery,
  reply: { json: watchHistory },
});

export const watchDaysEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchDays',
  path: '/api/watch/{id}/days',
  price: COUNTED,
  query: ofEdition,
  reply: { json: watchDays },
});

export const watchIncidentsEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchIncidents',
  path: '/api/watch/{id}/incidents',
  price: LIST,
  query: page,
  reply: { json: watchIncidents },
});

export const watchEventsEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchEvents',
  path: '/api/watch/{id}/events',
  price: LIST,
  query: page,
  reply: { json: watchEvents },
});

export const watchHeatEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchHeat',
  path: '/api/watch/{id}/heat',
  price: COUNTED,
  query: heatQuery,
  reply: { json: watchHeat },
});

export const watchExportEndpoint = defineEndpoint({
  ...byLink,
  id: 'watchExport',
  access: 'owner',
  path: '/api/watch/{id}/export',
  price: { class: 'dear', answerBytes: MAX_ANSWER_BYTES, ceiling: 'turns' },
  query: z.object({
    format: z.enum(['ndjson', 'csv'], { error: 'ndjson or csv.' }).default('ndjson'),
    from: moment.optional(),
  }),
  reply: { media: ['application/x-ndjson', 'text/csv'] },
  problems: OWNER_PROBLEMS,
});

/** News as they come (server-sent events). */
const LIVE = {
  budget: 'watch-live',
  price: { class: 'light', answerBytes: MAX_ANSWER_BYTES, ceiling: 'streams' },
  reply: { media: ['text/event-stream'] },
  problems: { ...WATCH_PROBLEMS, too_many_streams: 429 },
} as const;

export const watchLiveEndpoint = defineEndpoint({
  ...byLink,
  ...LIVE,
  id: 'watchLive',
  path: '/api/watch/{id}/live',
});

export const publicLiveEndpoint = defineEndpoint({
  ...forAll,
  ...LIVE,
  id: 'publicLive',
  path: '/api/status/{slug}/live',
});

export const publicStatusEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicStatus',
  path: '/api/status/{slug}',
  price: COUNTED,
  reply: { json: publicStatus },
});

export const publicHistoryEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicHistory',
  path: '/api/status/{slug}/history',
  price: COUNTED,
  query: historyQuery,
  reply: { json: watchHistory },
});

export const publicDaysEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicDays',
  path: '/api/status/{slug}/days',
  price: COUNTED,
  query: ofEdition,
  reply: { json: watchDays },
});

export const publicIncidentsEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicIncidents',
  path: '/api/status/{slug}/incidents',
  price: LIST,
  query: page,
  reply: { json: watchIncidents },
});

export const publicEventsEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicEvents',
  path: '/api/status/{slug}/events',
  price: LIST,
  query: page,
  reply: { json: watchEvents },
});

export const publicHeatEndpoint = defineEndpoint({
  ...forAll,
  id: 'publicHeat',
  path: '/api/status/{slug}/heat',
  price: COUNTED,
  query: heatQuery,
  reply: { json: watchHeat },
});
