import { isAtLeast, newestRelease, releases } from '@fucina/game-versions';

/** Versions that accept different arguments; 28 also represents all later versions. */
export const JAVA_VERSIONS = [8, 11, 16, 17, 21, 25, 26, 27, 28] as const;
export type JavaVersion = (typeof JAVA_VERSIONS)[number];

/** The version that the newest Minecraft servers need. */
export const DEFAULT_JAVA: JavaVersion = newestRelease.java;

/** Releases in a row whose servers need the same. */
interface ServerRange {
  readonly from: string;
  /** The last known release; the newest range goes on after it. */
  readonly to: string;
  /** The version that PaperMC recommends. */
  readonly java: JavaVersion;
  /** The oldest version that a vanilla server of that range starts on. */
  readonly least: JavaVersion;
}

/** Oldest first, beginning with the first release of PaperMC's table. */
export const SERVER_RANGES: readonly ServerRange[] = serverRanges();

export function isJavaVersion(value: number): value is JavaVersion {
  return JAVA_VERSIONS.some((version) => version === value);
}

export function serverRange(version: string): ServerRange | undefined {
  const newest = SERVER_RANGES.at(-1);
  return SERVER_RANGES.find(
    (range) => isAtLeast(version, range.from) && (range === newest || isAtLeast(range.to, version)),
  );
}

function serverRanges(): readonly ServerRange[] {
  const ranges: ServerRange[] = [];
  for (const { name, java: least, paperJava: java } of releases) {
    if (java === null) continue;
    const last = ranges.at(-1);
    const goesOn = last?.java === java && last.least === least;
    if (goesOn) ranges.pop();
    ranges.push({ from: goesOn ? last.from : name, to: name, java, least });
  }
  return ranges;
}
