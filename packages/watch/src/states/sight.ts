// Whether what fails is on our side: then nothing that fails is believed.
import type { Outcome } from '../outcome.ts';

/** What was seen around us a moment ago. */
export interface Around {
  /** Hosts that are surely up; none if the operator has named none. */
  readonly beacons: { readonly asked: number; readonly lost: number };
  /** Networks of servers that were up, and those of them where all fail now. */
  readonly networks: { readonly looked: number; readonly lost: number };
  readonly lookups: { readonly asked: number; readonly lost: number };
}

export interface Sight {
  readonly isBlind: boolean;
  /** Many networks fail at once, until they have been calm for a while. */
  readonly isStorm: boolean;
  readonly calmSince: number | null;
}

export const CLEAR_SIGHT: Sight = { isBlind: false, isStorm: false, calmSince: null };

// Reasoned, not learnt from real traffic.
const LOST_BEACONS = 0.5;
const ENOUGH = 8;
const STORM = 0.4;
const CALM = 0.2;
const CALM_S = 60;
const LOST_LOOKUPS = 0.2;

export function decideSight(sight: Sight, around: Around, now: number): Sight {
  const { beacons, networks, lookups } = around;
  const hasBeacons = beacons.asked > 0;
  const areBeaconsLost = hasBeacons && beacons.lost / beacons.asked >= LOST_BEACONS;
  const areLookupsLost = lookups.asked >= ENOUGH && lookups.lost / lookups.asked > LOST_LOOKUPS;
  const lost = networks.looked >= ENOUGH ? networks.lost / networks.looked : 0;
  const calmSince = lost < CALM ? (sight.calmSince ?? now) : null;
  const isOver = calmSince !== null && now - calmSince >= CALM_S;
  const isStorm = lost >= STORM || (sight.isStorm && !isOver);
  const isBlind = areBeaconsLost || areLookupsLost || (isStorm && !hasBeacons);
  return { isBlind, isStorm, calmSince };
}

/** What a check found out, as far as it can be believed. */
export function believed(outcome: Outcome, { isBlind }: Sight): Outcome {
  return isBlind && outcome.kind === 'fail' ? { kind: 'none', why: 'blind' } : outcome;
}
