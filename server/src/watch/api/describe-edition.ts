import type { WatchedEdition } from '@fucina/api-contract';
import {
  checkInterval,
  downTime,
  incidentOf,
  longestGap,
  type Reason,
  type Sample,
  type Standing,
  stageAndCode,
  type TargetState,
  targetState,
} from '@fucina/watch';
import type { RunningWatch } from '../running-watch.ts';
import type { WatchedTarget } from '../store/watch-store.ts';
import { writeTarget } from '../target-address.ts';

/** How an edition is now; how it was comes beside it. */
export type EditionNow = Omit<WatchedEdition, 'uptime'>;

/** How an edition is, and the checks that say so. */
export interface EditionSeen {
  readonly target: WatchedTarget;
  readonly state: TargetState;
  readonly since: number | null;
  /** Of one that is down. */
  readonly reason?: Reason;
  readonly intervalS: number;
  readonly recent: readonly Sample[];
}

export async function seeEdition(
  { store, now }: Pick<RunningWatch, 'store' | 'now'>,
  target: WatchedTarget,
): Promise<EditionSeen> {
  const { id, standing } = target;
  const at = now();
  const incident = incidentOf(standing);
  const intervalS = checkInterval(target.intervalS, downTime(incident, at));
  const recent = await store.samples(id, at - Math.ceil(longestGap(intervalS)), at + 1);
  const state = targetState(standing, lastTold(recent) !== undefined);
  return {
    target,
    state,
    since: sinceOf(standing, state),
    ...(incident !== undefined && isDown(state) && { reason: incident.reason }),
    intervalS,
    recent,
  };
}

export async function describeEdition(
  running: RunningWatch,
  target: WatchedTarget,
): Promise<EditionNow> {
  const { address, facts } = target;
  const { state, since, reason, intervalS, recent } = await seeEdition(running, target);
  const last = lastTold(recent);
  const icon = facts.icon?.value ? await running.store.icon(facts.icon.value) : undefined;
  return {
    edition: address.edition,
    address: writeTarget(address),
    state,
    since,
    ...(reason !== undefined && { reason: stageAndCode(reason) }),
    checked_at: last?.at ?? null,
    interval_s: intervalS,
    ...numbersOf(last),
    ...(facts.max?.value && { max: Number(facts.max.value) }),
    ...(facts.version?.value && { version: facts.version.value }),
    ...(facts.motd?.value && { motd: facts.motd.value }),
    ...(icon && { icon: `data:image/png;base64,${Buffer.from(icon).toString('base64')}` }),
  };
}

/** The last check that told something. */
function lastTold(recent: readonly Sample[]): Sample | undefined {
  return recent.findLast(({ outcome }) => outcome.kind !== 'none');
}

function isDown(state: TargetState): boolean {
  return state === 'down' || state === 'unstable';
}

function sinceOf(standing: Standing, state: TargetState): number | null {
  if (state === 'waiting' || state === 'unknown') return null;
  return incidentOf(standing)?.startedAt ?? ('since' in standing ? standing.since : null);
}

function numbersOf(sample: Sample | undefined) {
  if (sample?.outcome.kind !== 'up') return { latency_ms: null, players: null };
  return { latency_ms: sample.outcome.latencyMs, players: sample.outcome.players };
}
