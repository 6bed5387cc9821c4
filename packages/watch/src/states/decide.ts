// What a check changes. Two failures of at most three tries make an incident; what we could not see makes nothing.
import type { Outcome } from '../outcome.ts';
import type { Reason } from '../reasons.ts';
import { DAY_S } from '../schedule.ts';
import {
  failAgain,
  type Incident,
  openIncident,
  type ReasonSince,
  startsWithinHour,
} from './incident.ts';
import type { Standing } from './standing.ts';

export interface Decision {
  readonly standing: Standing;
  /** When a check out of turn is due. */
  readonly tryAt: number | null;
  readonly effects: readonly Effect[];
}

export type Effect =
  | { readonly kind: 'first-contact' }
  /** A failure that was not confirmed. */
  | { readonly kind: 'blip'; readonly at: number }
  | { readonly kind: 'opened'; readonly incident: Incident }
  /** Another reason or relapse. */
  | { readonly kind: 'changed'; readonly incident: Incident }
  | { readonly kind: 'closed'; readonly incident: Incident; readonly endedAt: number }
  /** Not up within its first day: nobody may use us to knock at doors. */
  | { readonly kind: 'never-reached' }
  /** Down for so long that it is not looked at any more. */
  | { readonly kind: 'given-up' };

const SECOND_TRY_S = 5;
const THIRD_TRY_S = 20;
const RECOVERY_TRY_S = 10;
const UPS_TO_CALM = 2;
/** How often it is tried again at once after a check that told nothing. */
const SILENT_TRIES = 3;
/** An older failure confirms nothing: what was between is not known. */
const DOUBT_LASTS_S = 100;
const QUIET_S = 15 * 60;
const GIVE_UP_S = 30 * DAY_S;

/** `at` is when the outcome was known. */
export function decide(standing: Standing, outcome: Outcome, at: number): Decision {
  switch (outcome.kind) {
    case 'none':
      return sawNothing(standing, at);
    case 'fail':
      return failed(standing, outcome.reason, at);
    default:
      return answered(standing, outcome.kind, at);
  }
}

function sawNothing(standing: Standing, at: number): Decision {
  const isWaiting = standing.state === 'suspect' || standing.state === 'recovering';
  if (!isWaiting || standing.silent >= SILENT_TRIES) return decision(standing);
  return decision({ ...standing, silent: standing.silent + 1 }, { tryAt: at + SECOND_TRY_S });
}

function failed(standing: Standing, reason: Reason, at: number): Decision {
  const fail = { at, reason };
  const { recentStarts } = standing;
  switch (standing.state) {
    case 'new': {
      const isLost = at - standing.since >= DAY_S;
      return decision(standing, { effects: isLost ? [{ kind: 'never-reached' }] : [] });
    }
    case 'up':
    case 'asleep':
      return suspicion(standing, fail);
    case 'suspect': {
      if (at - standing.toldAt > DOUBT_LASTS_S) {
        return suspicion(standing, fail, [{ kind: 'blip', at: standing.fail.at }]);
      }
      const incident = openIncident(standing.fail, fail, recentStarts);
      const starts = [...startsWithinHour(recentStarts, incident.startedAt), incident.startedAt];
      return decision(
        { state: 'down', incident, recentStarts: starts },
        { effects: [{ kind: 'opened', incident }] },
      );
    }
    case 'down': {
      const incident = failAgain(standing.incident, fail);
      const isChanged = incident !== standing.incident;
      const isLost = at - incident.startedAt >= GIVE_UP_S;
      return decision(isChanged ? { state: 'down', incident, recentStarts } : standing, {
        effects: [
          ...(isChanged ? [{ kind: 'changed', incident } as const] : []),
          ...(isLost ? [{ kind: 'given-up' } as const] : []),
        ],
      });
    }
    case 'recovering': {
      const again = failAgain(standing.incident, fail);
      const incident = { ...again, relapses: again.relapses + 1 };
      return decision(
        { state: 'down', incident, recentStarts },
        { effects: [{ kind: 'changed', incident }] },
      );
    }
  }
}

function answered(standing: Standing, state: 'up' | 'asleep', at: number): Decision {
  const { recentStarts } = standing;
  const calm = { state, since: at, recentStarts };
  switch (standing.state) {
    case 'new':
      return decision(calm, { effects: [{ kind: 'first-contact' }] });
    case 'up':
    case 'asleep':
      return decision(standing.state === state ? standing : calm);
    case 'suspect': {
      const isLate = at - standing.toldAt > DOUBT_LASTS_S;
      const ups = standing.ups + 1;
      if (ups < UPS_TO_CALM && state === 'up' && !isLate) {
        const tryAt = Math.max(standing.fail.at + THIRD_TRY_S, at + SECOND_TRY_S);
        return decision({ ...standing, ups, toldAt: at, silent: 0 }, { tryAt });
      }
      return decision(state === 'up' ? { ...calm, since: standing.since } : calm, {
        effects: [{ kind: 'blip', at: standing.fail.at }],
      });
    }
    case 'down': {
      const { incident } = standing;
      if (state === 'asleep') return closed(calm, incident, at);
      return decision(
        { state: 'recovering', incident, upSince: at, silent: 0, recentStarts },
        { tryAt: incident.kind === 'unstable' ? null : at + RECOVERY_TRY_S },
      );
    }
    case 'recovering': {
      const { incident, upSince } = standing;
      if (state === 'asleep') return closed(calm, incident, upSince);
      const isQuiet = incident.kind === 'down' || at - upSince >= QUIET_S;
      return isQuiet ? closed({ ...calm, since: upSince }, incident, upSince) : decision(standing);
    }
  }
}

function suspicion(
  standing: Extract<Standing, { since: number }>,
  fail: ReasonSince,
  effects: readonly Effect[] = [],
): Decision {
  const { since, recentStarts } = standing;
  const suspect: Standing = {
    state: 'suspect',
    since,
    fail,
    ups: 0,
    toldAt: fail.at,
    silent: 0,
    recentStarts,
  };
  return decision(suspect, { tryAt: fail.at + SECOND_TRY_S, effects });
}

function closed(standing: Standing, incident: Incident, endedAt: number): Decision {
  return decision(standing, { effects: [{ kind: 'closed', incident, endedAt }] });
}

function decision(
  standing: Standing,
  { tryAt = null, effects = [] }: { tryAt?: number | null; effects?: readonly Effect[] } = {},
): Decision {
  return { standing, tryAt, effects };
}
