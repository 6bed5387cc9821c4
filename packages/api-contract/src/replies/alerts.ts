import { ALERTS } from '@fucina/watch';
import * as z from 'zod/mini';

export const CHANNEL_KINDS = ['discord', 'webhook'] as const;
const OUTCOMES = ['delivered', 'given-up', 'channel-off', 'over'] as const;

const count = z.int();
const moment = z.int().check(z.describe('Unix seconds'));

export const watchChannel = z.object({
  id: z.string(),
  kind: z.enum(CHANNEL_KINDS),
  label: z.string(),
  host: z.string().check(z.describe('Where it leads; the rest of the address is not told again')),
  language: z.string(),
  kinds: z.array(z.enum(ALERTS)),
  delay_s: count.check(z.describe('A server that is back within it is not told')),
  repeat_s: count.check(
    z.describe('How often a server that stays down is told again; 0 for never'),
  ),
  created_at: moment,
  failing_since: z.nullable(moment),
  off_since: z
    .nullable(moment)
    .check(z.describe('It worked no more; a successful test switches it on')),
  last_error: z.nullable(z.string()),
});

export const watchChannels = z.object({ channels: z.array(watchChannel) });
const secret = z
  .string()
  .check(z.describe('Of a webhook: what its messages are signed with. Told only now'));
export const addedChannel = z.object({
  channel: watchChannel,
  secret: z.exactOptional(secret),
});
/** The one before signs beside it for a day. */
export const signingSecret = z.object({ secret });
export const removedChannel = z.object({ id: z.string() });
export const testedChannel = z.object({
  is_delivered: z.boolean(),
  result: z
    .union([count, z.string()])
    .check(z.describe('The status of the answer, or why there was none')),
  ms: count,
});

export const watchDeliveries = z.object({
  deliveries: z.array(
    z.object({
      alert: z.string().check(z.describe('The webhook-id of its messages')),
      kind: z.enum([...ALERTS, 'channel_off', 'ending', 'test']),
      at: moment,
      channel: z.string(),
      due_at: moment,
      done_at: z.nullable(moment),
      outcome: z
        .nullable(z.enum(OUTCOMES))
        .check(z.describe('over: the server was back before it was told')),
      tries: z.array(z.object({ at: moment, ms: count, result: z.union([count, z.string()]) })),
    }),
  ),
});

export type WatchChannel = z.output<typeof watchChannel>;
export type WatchChannels = z.output<typeof watchChannels>;
export type AddedChannel = z.output<typeof addedChannel>;
export type TestedChannel = z.output<typeof testedChannel>;
export type WatchDeliveries = z.output<typeof watchDeliveries>;
