import type { Incident } from '../states/incident.ts';

/** What owners may want to be told. */
export const ALERTS = ['down', 'up', 'unstable', 'stable'] as const;

export type AlertKind =
  | (typeof ALERTS)[number]
  /** Another channel does not work any more. */
  | 'channel_off'
  /** Nobody opens the watch. */
  | 'ending'
  /** The owner tries a channel. */
  | 'test';

export function beginningAlert(kind: Incident['kind']): 'down' | 'unstable' {
  return kind;
}

export function endingAlert(kind: Incident['kind']): 'up' | 'stable' {
  return kind === 'down' ? 'up' : 'stable';
}
