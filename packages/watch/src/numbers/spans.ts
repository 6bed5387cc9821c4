// What was the case in each second, out of samples and incidents.
import type { Sample } from '../samples/sample.ts';
import { checkInterval } from '../schedule.ts';
import { downTime, type Incident } from '../states/incident.ts';

export type SecondState = 'up' | 'down' | 'asleep' | 'unknown';

/** From a second up to another one, which is not in it. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly state: SecondState;
}

/** An incident as it is kept; without an end it is open. */
export interface IncidentStretch extends Pick<Incident, 'startedAt' | 'kind'> {
  readonly endedAt: number | null;
}

export interface History {
  /** In the order of time, from the last one before the range to the first one behind it. */
  readonly samples: readonly Sample[];
  /** In the order of time. */
  readonly incidents: readonly IncidentStretch[];
  /** How often the target is checked while it is up. */
  readonly intervalS: number;
}

/** Without gaps, neighbours with different states. */
export function spansOf(history: History, from: number, to: number): readonly Span[] {
  const told = history.samples.filter(({ outcome }) => outcome.kind !== 'none');
  const spans: Span[] = [];
  let last: { from: number; to: number; state: SecondState } | undefined;
  let done = from;
  const add = (until: number, state: SecondState) => {
    const end = Math.min(until, to);
    if (end <= done) return;
    if (last?.state === state) last.to = end;
    else {
      last = { from: done, to: end, state };
      spans.push(last);
    }
    done = end;
  };
  let firstOpen = 0;
  told.forEach((sample, index) => {
    const { incidents } = history;
    // What ended before a check concerns neither it nor a later one.
    while ((incidents[firstOpen]?.endedAt ?? sample.at + 1) <= sample.at) firstOpen += 1;
    const next = told[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const covered = coveredUntil(history.intervalS, incidents[firstOpen], sample, next);
    if (covered <= from || sample.at >= to) return;
    const near = untilStart(incidents, firstOpen, covered);
    add(sample.at, 'unknown');
    // As are most checks: far from any incident.
    if (near.length === 0) {
      add(covered, stateAt(near, sample, sample.at));
      return;
    }
    for (const edge of edgesWithin(near, sample.at, covered)) {
      add(edge, stateAt(near, sample, Math.max(done, sample.at)));
    }
  });
  add(to, 'unknown');
  return spans;
}

/** A sample speaks for one interval, or until the next one if that is not much later. */
function coveredUntil(
  intervalS: number,
  first: IncidentStretch | undefined,
  { at }: Sample,
  next: number,
): number {
  const open = first !== undefined && first.startedAt <= at ? first : undefined;
  const interval = checkInterval(intervalS, downTime(open, at));
  return next - at <= longestGap(interval) ? next : at + interval;
}

/** How long after a check its target counts as seen. */
export function longestGap(intervalS: number): number {
  return 1.5 * intervalS + 10;
}

const NONE: readonly IncidentStretch[] = [];

/** Those from one on that begin before a time. */
function untilStart(
  incidents: readonly IncidentStretch[],
  first: number,
  to: number,
): readonly IncidentStretch[] {
  if ((incidents[first]?.startedAt ?? to) >= to) return NONE;
  let end = first;
  while ((incidents[end]?.startedAt ?? to) < to) end += 1;
  return incidents.slice(first, end);
}

function edgesWithin(
  incidents: readonly IncidentStretch[],
  from: number,
  to: number,
): readonly number[] {
  const edges = incidents
    .flatMap(({ startedAt, endedAt }) => [startedAt, endedAt ?? to])
    .filter((edge) => edge > from && edge < to);
  return [...edges, to];
}

function stateAt(
  incidents: readonly IncidentStretch[],
  { outcome }: Sample,
  at: number,
): SecondState {
  const incident = incidentAt(incidents, at);
  // An unstable server is up between its failures; of others the whole incident counts.
  if (incident?.kind === 'down') return 'down';
  if (incident?.kind === 'unstable' && outcome.kind === 'fail') return 'down';
  return outcome.kind === 'asleep' ? 'asleep' : 'up';
}

export function incidentAt(
  incidents: readonly IncidentStretch[],
  at: number,
): IncidentStretch | undefined {
  return incidents.findLast(
    ({ startedAt, endedAt }) => startedAt <= at && at < (endedAt ?? Number.POSITIVE_INFINITY),
  );
}
