export { FEATURES, type Feature, hasFeature } from './features.ts';
export { compareVersions, isAtLeast } from './order.ts';
export {
  newestRelease,
  type Release,
  type ReleaseName,
  releaseBefore,
  releaseNamed,
  releases,
  releasesOfProtocol,
} from './releases.ts';
export { VELOCITY_JAVA } from './velocity.ts';
