import type { Incident, ReasonSince } from './incident.ts';

/** What is held of a target between two checks. Times are in Unix seconds. */
export type Standing = State & {
  /** When the incidents of the last hour began. */
  readonly recentStarts: readonly number[];
};

type State =
  /** Never seen up. */
  | { readonly state: 'new'; readonly since: number }
  | { readonly state: 'up'; readonly since: number }
  | { readonly state: 'asleep'; readonly since: number }
  | {
      readonly state: 'suspect';
      /** Of the state before. */
      readonly since: number;
      readonly fail: ReasonSince;
      readonly ups: number;
      /** When a check told something last, and how many in a row told nothing after it. */
      readonly toldAt: number;
      readonly silent: number;
    }
  | { readonly state: 'down'; readonly incident: Incident }
  | {
      readonly state: 'recovering';
      readonly incident: Incident;
      readonly upSince: number;
      readonly silent: number;
    };

export function newStanding(since: number): Standing {
  return { state: 'new', since, recentStarts: [] };
}

/** The incident that is open. */
export function incidentOf(standing: Standing): Incident | undefined {
  return 'incident' in standing ? standing.incident : undefined;
}
