import type { Standing } from './standing.ts';

/** A target as pages show it. A doubt is not shown: most of them pass. */
export type TargetState = 'waiting' | 'up' | 'down' | 'unstable' | 'asleep' | 'unknown';

export type WholeState = TargetState | 'partly';

/** `isSeen` is false where the last check that told something is too old. */
export function targetState(standing: Standing, isSeen: boolean): TargetState {
  if (standing.state === 'new') return 'waiting';
  if (!isSeen) return 'unknown';
  switch (standing.state) {
    case 'suspect':
      return 'up';
    case 'down':
    case 'recovering':
      return standing.incident.kind;
    default:
      return standing.state;
  }
}

/** Of both editions of a server; each is shown beside it. */
export function wholeState(targets: readonly TargetState[]): WholeState {
  const [first = 'waiting'] = targets;
  if (targets.every((target) => target === first)) return first;
  if (targets.includes('up')) return 'partly';
  return WORST_FIRST.find((state) => targets.includes(state)) ?? 'unknown';
}

const WORST_FIRST: readonly TargetState[] = ['unstable', 'down', 'unknown', 'asleep', 'waiting'];
