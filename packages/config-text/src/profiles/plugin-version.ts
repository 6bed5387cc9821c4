import { compareVersions } from '@fucina/game-versions';
import type { Profile } from './profile.ts';

/** What a server’s own files say about it. */
export interface KnownVersions {
  /** Of the plugin. */
  readonly plugin?: string | undefined;
  /** Of the game. */
  readonly game?: string | undefined;
  /** Of the file, where it has one of its own. */
  readonly file?: string | undefined;
}

/** The profile as this version of the plugin, on this version of the game, reads its files. */
export function atVersions(profile: Profile, { plugin, game, file }: KnownVersions): Profile {
  const { since, older } = profile;
  const isOldPlugin = isOlder(plugin, since?.version) ?? isOlder(file, since?.inFile?.version);
  const isOld = isOldPlugin || isOlder(game, since?.server);
  if (isOld) return { ...profile, ...older, readsMiniMessage: false };
  const isNew = isOldPlugin === false && since?.option === undefined;
  return isNew && profile.readsMiniMessage === 'unknown'
    ? { ...profile, readsMiniMessage: true }
    : profile;
}

/** What follows the numbers, as in `2.21.0-dev+14`, does not count. */
const NUMBERS = /^v?(\d{1,9}(?:\.\d{1,9})*)/i;

/** Undefined where one of them is not known, or is no version of numbers. */
function isOlder(version: string | undefined, first: string | undefined): boolean | undefined {
  const [one, other] = [version, first].map((each = '') => NUMBERS.exec(each)?.[1]);
  return one === undefined || other === undefined ? undefined : compareVersions(one, other) < 0;
}
