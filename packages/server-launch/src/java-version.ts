import { JAVA_CHANGES } from '@fucina/game-versions';

/** Versions that accept different arguments; 28 also represents all later versions. */
export const JAVA_VERSIONS = [8, 11, 16, 17, 21, 25, 26, 27, 28] as const;
export type JavaVersion = (typeof JAVA_VERSIONS)[number];

/** The version that the newest Minecraft servers need. */
export const DEFAULT_JAVA: JavaVersion = JAVA_CHANGES.reduce((_older, newer) => newer).java;

export function isJavaVersion(value: number): value is JavaVersion {
  return JAVA_VERSIONS.some((version) => version === value);
}
