import type { WatchedEdition } from '@fucina/api-contract';
import {
  checkInterval,
  downTime,
  incidentOf,
  longestGap,
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

export async function describeEdition(
  { store, now }: RunningWatch,
  target: WatchedTarget,
): Promise<EditionNow> {
  const { id, address, standing, facts } = target;
  const at = now();
  const incident = incidentOf(standing);
  const intervalS = checkInterval(target.intervalS, downTime(incident, at));
  const recent = await store.samples(id, at - Math.ceil(longestGap(intervalS)), at + 1);
  const last = recent.findLast(({ outcome }) => outcome.kind !== 'none');
  const icon = facts.icon?.value ? await store.icon(facts.icon.value) : undefined;
  const state = targetState(standing, last !== undefined);
  return {
    edition: address.edition,
    address: writeTarget(address),
    state,
    since: sinceOf(standing, state),
    ...(incident !== undefined && isDown(state) && { reason: stageAndCode(incident.reason) }),
    checked_at: last?.at ?? null,
    interval_s: intervalS,
    ...numbersOf(last),
    ...(facts.max?.value && { max: Number(facts.max.value) }),
    ...(facts.version?.value && { version: facts.version.value }),
    ...(facts.motd?.value && { motd: facts.motd.value }),
    ...(icon && { icon: `data:image/png;base64,${Buffer.from(icon).toString('base64')}` }),
  };
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
