import { isAtLeast, releases, VELOCITY_JAVA } from '@fucina/game-versions';
import type { JavaVersion } from './java-version.ts';

/** Versions in a row that need the same. */
export interface ServerRange {
  /** The oldest version of the range, as `serverVersion` names it: `1.20.5`, or `velocity-3.5` for the proxy. */
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
const VELOCITY_RANGES: readonly ServerRange[] = VELOCITY_JAVA.map(({ from, java }) => ({
  id: VELOCITY + from,
  software: 'velocity',
  from,
  to: undefined,
  java,
  least: java,
}));
const GAME_RANGES = gameRanges();

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

/** Begins with the first release of PaperMC's table. */
function gameRanges(): readonly ServerRange[] {
  const listed = releases.flatMap(({ name, java: least, paperJava: java }) =>
    java === null ? [] : [{ name, java, least }],
  );
  const starts = listed.filter(({ java, least }, index) => {
    const before = listed[index - 1];
    return before?.java !== java || before.least !== least;
  });
  return starts.map(({ name, java, least }, index) => {
    const next = starts[index + 1];
    const to = next && listed[listed.indexOf(next) - 1]?.name;
    return { id: name, software: 'minecraft', from: name, to, java, least };
  });
}
