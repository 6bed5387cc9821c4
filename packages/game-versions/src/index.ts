export { JAVA_CHANGES, type JavaChange, VELOCITY_JAVA } from './java.ts';
export { compareVersions, isAtLeast, isSince } from './order.ts';
export { type ReleaseName, releaseBefore } from './release-names.ts';
export { type Release, releaseNamed, releases, releasesOfProtocol } from './releases.ts';
export * as since from './since.ts';
export { type VersionRange, versionRanges } from './version-ranges.ts';
