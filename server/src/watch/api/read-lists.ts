import type { WatchEvents, WatchIncidents } from '@fucina/api-contract';
import { stageAndCode } from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { KeptWatch } from '../store/watch-store.ts';

interface Page {
  readonly before?: number | undefined;
}

const PAGE = 20;
/** Behind everything. */
const LAST = 9_999_999_999;

/** The newest first; of what was before the watch nothing. */
export async function readIncidents(
  { store }: RunningWatch,
  watch: KeptWatch,
  { before = LAST }: Page,
): Promise<WatchIncidents> {
  const found = await store.incidents(idsOf(watch), before, PAGE + 1);
  const own = found.filter(({ incident }) => incident.startedAt >= watch.createdAt);
  const { page, next } = paged(own, ({ incident }) => incident.startedAt);
  return {
    incidents: page.map(({ id, target, incident, endedAt }) => ({
      id,
      edition: editionOf(watch, target),
      started_at: incident.startedAt,
      ended_at: endedAt,
      kind: incident.kind,
      reason: stageAndCode(incident.reason),
      reasons: incident.reasons.map(({ at, reason }) => ({ at, ...stageAndCode(reason) })),
      relapses: incident.relapses,
    })),
    next,
  };
}

export async function readEvents(
  { store }: RunningWatch,
  watch: KeptWatch,
  { before = LAST }: Page,
): Promise<WatchEvents> {
  const found = await store.events(idsOf(watch), before, PAGE + 1);
  const own = found.filter(({ at }) => at >= watch.createdAt);
  const { page, next } = paged(own, ({ at }) => at);
  return {
    events: page.map(({ target, at, kind, before: was, after, isOften }) => ({
      at,
      edition: editionOf(watch, target),
      kind,
      before: was,
      after,
      is_often: isOften,
    })),
    next,
  };
}

/** A page ends between two moments, so that nothing of the same second is left out. */
function paged<Item>(found: readonly Item[], timeOf: (item: Item) => number) {
  const more = found[PAGE];
  if (more === undefined) return { page: found, next: null };
  const whole = found.filter((item) => timeOf(item) > timeOf(more));
  return { page: whole, next: timeOf(more) + 1 };
}

function idsOf({ targets }: KeptWatch): readonly number[] {
  return targets.map(({ id }) => id);
}

function editionOf({ targets }: KeptWatch, target: number) {
  return targets.find(({ id }) => id === target)?.address.edition ?? 'java';
}
