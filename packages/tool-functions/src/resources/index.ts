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

export const RESOURCE_FAMILIES: readonly ResourceFamily[] = [tagsOfGame, ruleFamily, profileFamily];
