export { FEATURES, type Feature, hasFeature } from './features.ts';
export { isAtLeast } from './order.ts';
export {
  type Release,
  type ReleaseName,
  releaseBefore,
  releaseNamed,
  releases,
  releasesOfProtocol,
} from './releases.ts';
