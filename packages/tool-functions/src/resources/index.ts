import { notationList, versionList } from './lists.ts';
import { profileFamily, profileList } from './profiles.ts';
import type { Resource, ResourceFamily } from './resource.ts';
import { ruleFamily, ruleList } from './rules.ts';
import { tagReference, tagsOfGame } from './tags.ts';

/** Documents for models, in the order in which they are listed. */
export const RESOURCES: readonly Resource[] = [
  tagReference,
  notationList,
  ruleList,
  profileList,
  versionList,
];

/** One address of each, also of those of a kind. */
export function documentAddresses(): readonly string[] {
  return [
    ...RESOURCES.map(({ uri }) => uri),
    ...RESOURCE_FAMILIES.map(({ uri, values: [value = ''] }) => uri.replace(/\{\+?\w+\}/, value)),
  ];
}

export const RESOURCE_FAMILIES: readonly ResourceFamily[] = [tagsOfGame, ruleFamily, profileFamily];
