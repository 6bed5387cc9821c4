import type {
  QueryOf,
  WatchDays,
  WatchHeat,
  WatchHistory,
  watchHistoryEndpoint,
} from '@fucina/api-contract';
import { DAY_S, HOUR_S, uptimeOf } from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';
import { windowsOf } from './describe-watch.ts';
import { watchNotFound } from './refusals.ts';

type HistoryQuery = QueryOf<typeof watchHistoryEndpoint>;
type Edition = Pick<HistoryQuery, 'edition'>;

const STEPS: Readonly<Record<HistoryQuery['range'], { stepS: number; count: number }>> = {
  day: { stepS: 60, count: 1440 },
  week: { stepS: 600, count: 1008 },
  month: { stepS: HOUR_S, count: 720 },
  quarter: { stepS: 3 * HOUR_S, count: 720 },
  year: { stepS: DAY_S, count: 365 },
};
const DAYS = 90;

export async function readHistory(
  { store, now }: RunningWatch,
  watch: KeptWatch,
  { edition, range }: HistoryQuery,
): Promise<WatchHistory> {
  const target = targetOf(watch, edition);
  const until = now();
  const { stepS, count } = STEPS[range];
  const first = (Math.floor(until / stepS) + 1 - count) * stepS;
  // Who begins later sees nothing of what was before.
  const from = Math.max(first, Math.floor(watch.createdAt / stepS) * stepS);
  const steps = { from, stepS, count: count - (from - first) / stepS, until };
  const columns = await store.columns(target.id, steps);
  return {
    edition: target.address.edition,
    from,
    step_s: stepS,
    up_s: [...columns.upS],
    down_s: [...columns.downS],
    unknown_s: [...columns.unknownS],
    latency: [...columns.latency50],
    p95: [...columns.latency95],
    players: [...columns.players],
    peak: [...columns.playersMax],
  };
}

export async function readDays(
  { store, now }: RunningWatch,
  watch: KeptWatch,
  { edition }: Edition,
): Promise<WatchDays> {
  const target = targetOf(watch, edition);
  const { zone, createdAt: since } = watch;
  const from = now() - DAYS * DAY_S;
  const windows = windowsOf(watch, from, now());
  const days = await store.localDays(target.id, { zone, from, since, now: now() }, windows);
  return {
    edition: target.address.edition,
    zone,
    days: days.slice(-DAYS).map(({ day, seconds }) => ({
      day,
      up_s: seconds.up,
      down_s: seconds.down,
      unknown_s: seconds.unknown,
      asleep_s: seconds.asleep,
      maintenance_s: seconds.maintenance,
      uptime: uptimeOf(seconds).uptime,
    })),
  };
}

export async function readHeat(
  { store, now }: RunningWatch,
  watch: KeptWatch,
  { edition, days }: Edition & { readonly days: '28' | '90' },
): Promise<WatchHeat> {
  const target = targetOf(watch, edition);
  const from = Math.max(now() - Number(days) * DAY_S, watch.createdAt);
  const cells = await store.heat(target.id, watch.zone, from, now());
  return {
    edition: target.address.edition,
    zone: watch.zone,
    days: Number(days),
    cells: cells.map((row) => [...row]),
  };
}

function targetOf({ targets }: KeptWatch, edition: Edition['edition']) {
  const found = edition ? targets.find(({ address }) => address.edition === edition) : targets[0];
  if (found === undefined) throw watchNotFound();
  return found;
}
