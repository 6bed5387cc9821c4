import { findMeantCodes } from '../conversion/meant-codes.ts';
import { readsTags } from '../conversion/profile-reading.ts';
import { hasTags } from '../conversion/tag-effect.ts';
import type { Profile } from '../profiles/profile.ts';

/** As many say what the others are. */
const MAX_TOLD = 200;

/** The profile of a file with what its texts are written in, where no plugin says it. */
export function withShownNotation(
  profile: Profile,
  texts: readonly { readonly value: string }[],
): Profile {
  if (!isShownByTexts(profile)) return profile;
  let [tags, codes] = [0, 0];
  for (const { value } of texts) {
    if (tags + codes === MAX_TOLD) break;
    if (!/[<&§]/.test(value)) continue;
    if (findMeantCodes(value, profile.codes).hasCodes) codes += 1;
    else if (hasTags(value, profile.tags)) tags += 1;
  }
  if (tags + codes === 0) return profile;
  return { ...profile, shown: tags >= codes ? 'tags' : 'codes' };
}

function isShownByTexts({ plugin, reading, syntax }: Profile): boolean {
  const isOpen = !readsTags(reading) && reading !== 'either-or';
  return plugin === undefined && syntax === undefined && isOpen;
}
