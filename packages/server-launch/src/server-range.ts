import { isAtLeast, JAVA_CHANGES, VELOCITY_JAVA, versionRanges } from '@fucina/game-versions';
import type { JavaVersion } from './java-version.ts';

/** Versions in a row that need the same. */
export interface ServerRange {
  /** The oldest version of the range, as `version` names it: `1.20.5`, or `velocity-3.5` for the proxy. */
  readonly id: string;
  readonly software: 'minecraft' | 'velocity';
  readonly from: string;
  /** The last release; undefined where newer ones belong to the range too, and for Velocity. */
  readonly to: string | undefined;
  /** The usual version, which PaperMC recommends. */
  readonly java: JavaVersion;
  /** The oldest version that the server starts on. */
  readonly least: JavaVersion;
}

const VELOCITY = 'velocity-';
const VELOCITY_RANGES: readonly ServerRange[] = VELOCITY_JAVA.map(({ since: from, java }) => ({
  id: VELOCITY + from,
  software: 'velocity',
  from,
  to: undefined,
  java,
  least: java,
}));
// PaperMC's table begins later than the game's.
const GAME_RANGES: readonly ServerRange[] = versionRanges(
  JAVA_CHANGES.map(({ since }) => since),
).flatMap(({ from, to }, index) => {
  const { java: least, paperJava: java } = JAVA_CHANGES[index] as (typeof JAVA_CHANGES)[number]; // one range for each
  return java === null ? [] : [{ id: from, software: 'minecraft', from, to, java, least }];
});

/** The proxy, then the game; each oldest first. */
export const SERVER_RANGES: readonly ServerRange[] = [...VELOCITY_RANGES, ...GAME_RANGES];

/** The range of a version such as `1.20.4` or `velocity-3.5.1`. */
export function serverRange(version: string): ServerRange | undefined {
  const isVelocity = version.startsWith(VELOCITY);
  const number = isVelocity ? version.slice(VELOCITY.length) : version;
  const range = (isVelocity ? VELOCITY_RANGES : GAME_RANGES).findLast(({ from }) =>
    isAtLeast(number, from),
  );
  return range?.to === undefined || isAtLeast(range.to, number) ? range : undefined;
}
