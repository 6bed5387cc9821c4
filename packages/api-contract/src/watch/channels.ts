// Whom to tell when a watched server fails.
import { ALERTS, DELAYS_S, REPEATS_S } from '@fucina/watch';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { BODY_PROBLEMS } from '../problem.ts';
import {
  addedChannel,
  CHANNEL_KINDS,
  removedChannel,
  signingSecret,
  testedChannel,
  watchChannel,
  watchChannels,
  watchDeliveries,
} from '../replies/alerts.ts';
import { language, OWNER_PROBLEMS, ofOwner, ofWatch, text } from './endpoint-parts.ts';

const CHANNEL_PROBLEMS = { ...OWNER_PROBLEMS, channel_not_found: 404 } as const;
const ofChannel = {
  ...ofOwner,
  params: ofWatch.extend({ channel: z.string() }),
  problems: CHANNEL_PROBLEMS,
} as const;
const SMALL = { class: 'light', answerBytes: 4096, ceiling: 'none' } as const;
const LIST = { class: 'light', answerBytes: 128 * 1024, ceiling: 'none' } as const;

const URL = /^https?:\/\//i;
const URL_ERROR = { error: 'an address that begins with https://.' };
const KINDS = { error: `some of ${ALERTS.join(', ')}.` };
const oneOf = (values: readonly number[]) =>
  z.literal([...values], { error: `one of ${values.join(', ')}.` });
const settings = {
  label: text(80),
  language,
  kinds: z.array(z.enum(ALERTS, KINDS), KINDS),
  delay_s: oneOf(DELAYS_S).meta({ description: 'A server that is back within it is not told' }),
  repeat_s: oneOf(REPEATS_S).meta({ description: 'While the server is down, three times at most' }),
};

export const watchChannelsEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'watchChannels',
  method: 'GET',
  budget: 'watch',
  path: '/api/watch/{id}/channels',
  price: LIST,
  reply: { json: watchChannels },
});

export const addChannelEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'addChannel',
  method: 'POST',
  path: '/api/watch/{id}/channels',
  price: SMALL,
  body: z.object({
    kind: z.enum(CHANNEL_KINDS, { error: `one of ${CHANNEL_KINDS.join(', ')}.` }),
    url: text(2048)
      .regex(URL, URL_ERROR)
      .meta({ description: 'Of a webhook: https, without a port' }),
    label: settings.label.default(''),
    language: settings.language.optional(),
    kinds: settings.kinds.default([...ALERTS]),
    delay_s: settings.delay_s.default(0),
    repeat_s: settings.repeat_s.default(0),
  }),
  status: 201,
  reply: { json: addedChannel },
  problems: {
    ...OWNER_PROBLEMS,
    ...BODY_PROBLEMS,
    bad_webhook: 400,
    blocked_target: 400,
    too_many_channels: 400,
  },
});

export const changeChannelEndpoint = defineEndpoint({
  ...ofChannel,
  id: 'changeChannel',
  method: 'PATCH',
  path: '/api/watch/{id}/channels/{channel}',
  price: SMALL,
  body: z.object(settings).partial(),
  reply: { json: watchChannel },
  problems: { ...CHANNEL_PROBLEMS, ...BODY_PROBLEMS },
});

export const removeChannelEndpoint = defineEndpoint({
  ...ofChannel,
  id: 'removeChannel',
  method: 'DELETE',
  path: '/api/watch/{id}/channels/{channel}',
  price: SMALL,
  reply: { json: removedChannel },
});

export const testChannelEndpoint = defineEndpoint({
  ...ofChannel,
  id: 'testChannel',
  method: 'POST',
  budget: 'watch-test',
  path: '/api/watch/{id}/channels/{channel}/test',
  price: SMALL,
  reply: { json: testedChannel },
});

export const renewChannelSecretEndpoint = defineEndpoint({
  ...ofChannel,
  id: 'renewChannelSecret',
  method: 'POST',
  path: '/api/watch/{id}/channels/{channel}/secret',
  price: SMALL,
  reply: { json: signingSecret },
  problems: { ...CHANNEL_PROBLEMS, no_secret: 400 },
});

export const sendAgainEndpoint = defineEndpoint({
  ...ofChannel,
  id: 'sendAgain',
  method: 'POST',
  path: '/api/watch/{id}/channels/{channel}/again',
  price: LIST,
  body: z.object({ alert: text(64).meta({ description: 'Of a message that did not arrive' }) }),
  reply: { json: watchDeliveries },
  problems: { ...OWNER_PROBLEMS, ...BODY_PROBLEMS, delivery_not_found: 404 },
});

export const watchDeliveriesEndpoint = defineEndpoint({
  ...ofOwner,
  id: 'watchDeliveries',
  method: 'GET',
  budget: 'watch',
  path: '/api/watch/{id}/deliveries',
  price: LIST,
  reply: { json: watchDeliveries },
});
