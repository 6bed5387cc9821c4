import {
  findProfile,
  guessProfile,
  type OwnerAnswer,
  PROFILES,
  type Profile,
  withAnswer,
} from '@fucina/config-text';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

/** What somebody says about how a file is read. */
export interface WantedProfile extends OwnerAnswer {
  /** The id of a profile; found out by default. */
  readonly as?: string | undefined;
}

/** Whoever names a profile wants its texts to be converted. */
export function namedProfile(id: string | undefined): WantedProfile | undefined {
  return id === undefined ? undefined : { as: id, readsMiniMessage: true };
}

/** How a file is read: as somebody says, as far as they do. */
export function profileFor(
  path: string,
  content: string,
  wanted: WantedProfile = {},
  { say }: Language,
): Profile {
  const { as: id } = wanted;
  const named = id === undefined ? guessProfile(path, content).profile : findProfile(id);
  if (named !== undefined) return withAnswer(named, wanted);
  const known = PROFILES.map((one) => one.id).join(', ');
  throw new CliError(say('unknown_profile', { word: id, known }));
}
