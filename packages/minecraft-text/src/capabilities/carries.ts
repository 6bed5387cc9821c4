import { isAtLeast } from '@fucina/game-versions';
import type { Capabilities } from './capabilities.ts';
import type { TextFeature } from './text-features.ts';

/** Without a version a feature is carried if any version carries it. */
export function carries(
  capabilities: Capabilities,
  feature: TextFeature,
  version: string | undefined,
): boolean {
  const support = capabilities[feature];
  if (support === undefined || support === true || version === undefined) {
    return support !== undefined;
  }
  return 'since' in support
    ? isAtLeast(version, support.since)
    : !isAtLeast(version, support.until);
}

/** Whether one carrier carries a feature: asked for each component, compared once. */
export function rememberCarried(
  capabilities: Capabilities,
  version: string | undefined,
): (feature: TextFeature) => boolean {
  const known = new Map<TextFeature, boolean>();
  return (feature) => {
    const before = known.get(feature);
    if (before !== undefined) return before;
    const isCarried = carries(capabilities, feature, version);
    known.set(feature, isCarried);
    return isCarried;
  };
}

/** The first version that carries a feature; undefined if all do or none does. */
export function firstVersion(capabilities: Capabilities, feature: TextFeature): string | undefined {
  const support = capabilities[feature];
  return typeof support === 'object' && 'since' in support ? support.since : undefined;
}
