import * as z from 'zod/mini';
import { pingCode, pingStage, serverEdition } from './status.ts';

/** How one edition of a watched server is. */
const TARGET_STATES = ['waiting', 'up', 'down', 'unstable', 'asleep', 'unknown'] as const;
/** How the server as a whole is: `partly` where only one of two editions is up. */
const WATCH_STATES = [...TARGET_STATES, 'partly', 'maintenance', 'paused'] as const;
export const REPEATS = ['day', 'week'] as const;
const WATCH_EVENTS = [
  'first_contact',
  'version',
  'protocol',
  'motd',
  'icon',
  'max',
  'srv',
  'eula_blocked',
] as const;

const count = z.int();
const moment = z.int().check(z.describe('Unix seconds'));
const moments = { started_at: moment, ended_at: z.nullable(moment) };
const value = z.nullable(
  z.string().check(z.describe('An icon is named by its SHA-256, in hexadecimal digits')),
);

const percent = z.object({
  value: z.number().check(z.describe('Rounded down: 100 only without a second of downtime')),
  digits: z.literal([0, 2, 3]),
});
const uptime = z.object({
  uptime: z.nullable(percent).check(z.describe('null where less than half was measured')),
  coverage: percent.check(z.describe('How much of the time was measured')),
  is_partly_measured: z.boolean(),
  down_s: count,
});
const uptimesOf = <Uptime extends z.core.$ZodType>(one: Uptime) =>
  z.object({ day: one, week: one, month: one, quarter: one });
const wholeUptime = z.extend(uptime, {
  partly_s: count.check(z.describe('Seconds in which only one of two editions was down')),
});

const failure = z.object({ stage: pingStage, code: pingCode });
const failureSince = z.extend(failure, { at: moment });

const watchedEdition = z.object({
  edition: serverEdition,
  address: z.string(),
  state: z.enum(TARGET_STATES),
  since: z.nullable(moment),
  reason: z.exactOptional(failure),
  checked_at: z.nullable(moment),
  interval_s: count,
  latency_ms: z.nullable(count),
  players: z.nullable(count).check(z.describe('null where it is not told')),
  max: z.exactOptional(count),
  version: z.exactOptional(z.string()),
  motd: z.exactOptional(z.string().check(z.describe('With § codes and line breaks'))),
  icon: z.exactOptional(z.string().check(z.describe('data:image/png;base64,…'))),
  uptime: uptimesOf(uptime),
});

const whole = {
  address: z.string(),
  state: z.enum(WATCH_STATES),
  since: z.nullable(moment),
  editions: z.array(watchedEdition),
  uptime: uptimesOf(wholeUptime),
  zone: z.string().check(z.describe('The IANA name of the time zone whose days are shown')),
  created_at: moment,
  checked_at: z.nullable(moment),
  maintenance_until: z.nullable(moment),
  place: z.string().check(z.describe('From where we look; empty if it is not told')),
};

const maintenanceWindow = z.object({
  id: count,
  starts_at: moment,
  ends_at: moment,
  every: z.nullable(z.enum(REPEATS)),
  note: z.string(),
});

/** What whoever has a link of a watch sees. */
export const watchReply = z.object({
  id: z.string(),
  access: z.enum(['owner', 'viewer']),
  revision: count.check(z.describe('Sent along with a change, so that no other one is lost')),
  name: z.string(),
  language: z.string(),
  ...whole,
  paused_at: z.nullable(moment),
  maintenance: z.array(maintenanceWindow),
  slug: z.nullable(z.string()).check(z.describe('Of the public page, once there was one')),
  is_public: z.boolean(),
  has_viewer_link: z.boolean(),
});

/** What everybody sees of a public page. */
export const publicStatus = z.object({
  slug: z.string(),
  name: z.string(),
  is_verified: z.boolean(),
  ...whole,
});

const secret = z.string().check(z.describe('Told only now: what is kept is its SHA-256'));

export const createdWatch = z.object({ id: z.string(), secret, watch: watchReply });
export const newSecret = z.object({ secret });
export const removedWatch = z.object({ id: z.string() });

const seconds = z.array(count);
const numbers = z.array(z.nullable(count));

/** Columns: the entry with the number n is of the time from `from` + n × `step_s`. */
export const watchHistory = z.object({
  edition: serverEdition,
  from: moment,
  step_s: count,
  up_s: seconds,
  down_s: seconds,
  unknown_s: seconds,
  latency: numbers.check(z.describe('The median, in milliseconds')),
  p95: numbers,
  players: numbers.check(z.describe('The average')),
  peak: numbers,
});

/** The days of the watch's own time zone, the oldest first; those before the watch have no seconds. */
export const watchDays = z.object({
  edition: serverEdition,
  zone: z.string(),
  days: z.array(
    z.object({
      day: z.string().check(z.describe('2026-11-28')),
      up_s: count,
      down_s: count,
      unknown_s: count,
      asleep_s: count,
      maintenance_s: count,
      uptime: z.nullable(percent),
    }),
  ),
});

const next = z.nullable(moment).check(z.describe('`before` for the next ones; null at the end'));

export const watchIncidents = z.object({
  incidents: z.array(
    z.object({
      id: count,
      edition: serverEdition,
      ...moments,
      kind: z.enum(['down', 'unstable']),
      reason: failure,
      reasons: z.array(failureSince),
      relapses: count,
    }),
  ),
  next,
});

export const watchEvents = z.object({
  events: z.array(
    z.object({
      at: moment,
      edition: serverEdition,
      kind: z.enum(WATCH_EVENTS),
      before: value,
      after: value,
      is_often: z
        .boolean()
        .check(z.describe('It changes so often that single changes are not told any more')),
    }),
  ),
  next,
});

export const watchHeat = z.object({
  edition: serverEdition,
  zone: z.string(),
  days: count,
  cells: z
    .array(numbers)
    .check(z.describe('Average players by weekday, Monday first, and hour of the day')),
});

export type WatchReply = z.output<typeof watchReply>;
export type PublicStatus = z.output<typeof publicStatus>;
export type WatchedEdition = z.output<typeof watchedEdition>;
export type CreatedWatch = z.output<typeof createdWatch>;
export type WatchHistory = z.output<typeof watchHistory>;
export type WatchDays = z.output<typeof watchDays>;
export type WatchIncidents = z.output<typeof watchIncidents>;
export type WatchEvents = z.output<typeof watchEvents>;
export type WatchHeat = z.output<typeof watchHeat>;
