import { readWatchLink } from '@fucina/api-contract/watch-link';
import { explainOffline } from '@fucina/server-ping/messages';
import { z } from 'zod';
import type { Outside, WatchedServer } from '../outside.ts';
import { defineToolFunction, refuse, type ToolFunction } from '../tool-function.ts';

const input = z.strictObject({
  link: z
    .string()
    .max(600)
    .describe(
      'https://…/watch/…#fv_…: the link for looking only. That of the owner (#fw_…) can do more than is needed here',
    ),
});

const moment = z.string().describe('ISO 8601, UTC');
const problem = { code: z.string(), stage: z.string(), message: z.string() };
const uptime = z.object({
  percent: z.number().optional().describe('Missing where less than half of the time was measured'),
  measuredPercent: z.number(),
});
const edition = z.enum(['java', 'bedrock']);

const output = z.object({
  address: z.string(),
  name: z.string().optional().describe('What the owner calls it'),
  state: z
    .string()
    .describe(
      'up; down; partly: one of two editions; unstable: it comes and goes; asleep: its host answers in its place; ' +
        'unknown: we could not look; waiting: not reached yet; maintenance; paused',
    ),
  since: moment.optional(),
  checkedAt: moment.optional(),
  watchedSince: moment,
  maintenanceUntil: moment.optional(),
  editions: z.array(
    z.object({
      edition,
      address: z.string(),
      state: z.string(),
      since: moment.optional(),
      problem: z.object(problem).optional(),
      players: z.int().optional(),
      maxPlayers: z.int().optional(),
      latencyMs: z.int().optional(),
      version: z.string().optional(),
    }),
  ),
  uptime: z
    .object({ day: uptime, week: uptime, month: uptime, quarter: uptime })
    .describe('Of the last 1, 7, 30 and 90 days, from when the watch began; rounded down'),
  outages: z
    .array(
      z.object({
        edition,
        from: moment,
        to: moment.optional().describe('Missing while it goes on'),
        minutes: z.number().optional(),
        isUnstable: z.boolean().describe('Several short ones, told as one'),
        ...problem,
      }),
    )
    .describe('The newest first, twenty at most'),
});

const NO_LINK =
  'This is no link of a watch: it has /watch/ in it and ends with # and a secret. Ask its owner for the link for looking only.';

export function serverWatch(outside: Pick<Outside, 'watchedServer'>): ToolFunction {
  return defineToolFunction({
    name: 'server_watch',
    price: { class: 'dear', answerBytes: 32 * 1024 },
    title: 'How a watched server was',
    description:
      'Reads a watch by its link: how the server is now, its uptime over 1 to 90 days, and its outages with their reasons. ' +
      'Whoever wants to have a server watched does that on the site.',
    input,
    output,
    isOpenWorld: true,
    async ask({ link: typed }) {
      const link = readWatchLink(typed);
      return link === undefined
        ? refuse({ code: 'no-watch-link', message: NO_LINK })
        : outside.watchedServer(link);
    },
    run: (_, read) => ({ ok: true, value: summary(read()) }),
  });
}

function summary({ watch, incidents }: WatchedServer): z.input<typeof output> {
  const { day, week, month, quarter } = watch.uptime;
  return {
    address: watch.address,
    ...(watch.name !== '' && { name: watch.name }),
    state: watch.state,
    ...optional('since', isoOf(watch.since)),
    ...optional('checkedAt', isoOf(watch.checked_at)),
    watchedSince: iso(watch.created_at),
    ...optional('maintenanceUntil', isoOf(watch.maintenance_until)),
    editions: watch.editions.map((one) => ({
      edition: one.edition,
      address: one.address,
      state: one.state,
      ...optional('since', isoOf(one.since)),
      ...optional('problem', one.reason && problemOf(one.reason)),
      ...optional('players', one.players ?? undefined),
      ...optional('maxPlayers', one.max),
      ...optional('latencyMs', one.latency_ms ?? undefined),
      ...optional('version', one.version),
    })),
    uptime: {
      day: uptimeOf(day),
      week: uptimeOf(week),
      month: uptimeOf(month),
      quarter: uptimeOf(quarter),
    },
    outages: incidents.map((incident) => ({
      edition: incident.edition,
      from: iso(incident.started_at),
      ...optional('to', isoOf(incident.ended_at)),
      ...optional(
        'minutes',
        incident.ended_at === null
          ? undefined
          : Math.floor((incident.ended_at - incident.started_at) / 60),
      ),
      isUnstable: incident.kind === 'unstable',
      ...problemOf(incident.reason),
    })),
  };
}

function uptimeOf({ uptime: known, coverage }: WatchedServer['watch']['uptime']['day']) {
  return { ...(known !== null && { percent: known.value }), measuredPercent: coverage.value };
}

function problemOf({ stage, code }: WatchedServer['incidents'][number]['reason']) {
  return { code, stage, message: explainOffline({ code }) };
}

function iso(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function isoOf(seconds: number | null): string | undefined {
  return seconds === null ? undefined : iso(seconds);
}

function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>); // the one key
}
