// Making, changing and removing a watch.
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_PROBLEMS } from '../problem.ts';
import { createdWatch, newSecret, REPEATS, removedWatch, watchReply } from '../replies/watch.ts';
import {
  bodyMoment,
  edition,
  language,
  OWNER_PROBLEMS,
  ofOwner,
  ofWatch,
  text,
} from './endpoint-parts.ts';

const EDITIONS = { error: 'one or both of java and bedrock.' };
const REVISION = { error: 'the number that came with the watch.' };
const FLAG = { error: 'true or false.' };

const CHANGE = { class: 'dear', answerBytes: 128 * 1024, ceiling: 'turns' } as const;
const SMALL = { class: 'light', answerBytes: 1024, ceiling: 'none' } as const;
/** Something that is done with a watch, without more to say. */
const act = { ...ofOwner, method: 'POST', price: CHANGE, reply: { json: watchReply } } as const;

export const createWatchEndpoint = defineEndpoint({
  id: 'createWatch',
  group: 'watch',
  method: 'POST',
  path: '/api/watch',
  budget: 'watch-create',
  price: { class: 'dear', answerBytes: 128 * 1024, ceiling: 'ping' },
  body: z.object({
    address: text(255).meta({ description: 'As in the status of a server' }),
    bedrock_address: text(255)
      .optional()
      .meta({ description: 'Where its Bedrock edition has another address' }),
    editions: z.array(edition, EDITIONS).min(1, EDITIONS).max(2, EDITIONS).default(['java']),
    zone: text(64).default('UTC').meta({ description: 'The IANA name of a time zone' }),
    language: language.default('en'),
  }),
  status: 201,
  reply: { json: createdWatch },
  problems: {
    ...BODY_PROBLEMS,
    watch_off: 503,
    watch_away: 503,
    watch_full: 503,
    target_full: 400,
    too_many_watches: 429,
    bad_zone: 400,
    invalid_address: 400,
    blocked_target: 400,
    resolver_failed: 503,
  },
});

export const changeWatchEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'changeWatch',
  method: 'PATCH',
  path: '/api/watch/{id}',
  price: CHANGE,
  body: z.object({
    revision: z.number(REVISION).int(REVISION),
    name: text(80).optional(),
    zone: text(64).optional(),
    language: language.optional(),
    is_public: z.boolean(FLAG).optional(),
  }),
  reply: { json: watchReply },
  problems: { ...OWNER_PROBLEMS, ...BODY_PROBLEMS, bad_zone: 400, changed_meanwhile: 409 },
});

export const removeWatchEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'removeWatch',
  method: 'DELETE',
  path: '/api/watch/{id}',
  price: SMALL,
  reply: { json: removedWatch },
});

export const renewSecretEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'renewSecret',
  method: 'POST',
  path: '/api/watch/{id}/secret',
  price: SMALL,
  reply: { json: newSecret },
});

export const renewViewerEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'renewViewer',
  method: 'POST',
  path: '/api/watch/{id}/viewer',
  price: SMALL,
  reply: { json: newSecret },
});

export const removeViewerEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'removeViewer',
  method: 'DELETE',
  path: '/api/watch/{id}/viewer',
  price: CHANGE,
  reply: { json: watchReply },
});

export const checkWatchEndpoint = defineEndpoint({
  ...act,
  id: 'checkWatch',
  path: '/api/watch/{id}/check',
  problems: { ...OWNER_PROBLEMS, checked_recently: 429 },
});

export const pauseWatchEndpoint = defineEndpoint({
  ...act,
  id: 'pauseWatch',
  path: '/api/watch/{id}/pause',
});

export const resumeWatchEndpoint = defineEndpoint({
  ...act,
  id: 'resumeWatch',
  path: '/api/watch/{id}/resume',
});

export const addMaintenanceEndpoint = defineEndpoint({
  ...act,
  id: 'addMaintenance',
  path: '/api/watch/{id}/maintenance',
  body: z.object({
    starts_at: bodyMoment.optional().meta({ description: 'Now, if it is not told' }),
    ends_at: bodyMoment.meta({ description: 'At most a day later' }),
    every: z.enum(REPEATS, { error: 'day or week.' }).optional(),
    note: text(500).default(''),
  }),
  problems: { ...OWNER_PROBLEMS, ...BODY_PROBLEMS, bad_window: 400, too_many_windows: 400 },
});

const WINDOW = { error: 'the number of a window.' };

export const removeMaintenanceEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'removeMaintenance',
  method: 'DELETE',
  path: '/api/watch/{id}/maintenance/{window}',
  price: CHANGE,
  params: ofWatch.extend({ window: z.coerce.number(WINDOW).int(WINDOW).min(1, WINDOW) }),
  reply: { json: watchReply },
});
