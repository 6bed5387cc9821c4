import { fitsGlob } from './glob.ts';
import { NOTATION_PROFILES } from './notations.ts';
import { unanswered } from './owner-answer.ts';
import { atVersions } from './plugin-version.ts';
import { PLUGIN_PROFILES } from './plugins/index.ts';
import type { Profile } from './profile.ts';

export const PROFILES: readonly Profile[] = [...PLUGIN_PROFILES, ...NOTATION_PROFILES];

const BY_ID: ReadonlyMap<string, Profile> = new Map(PROFILES.map((one) => [one.id, one]));
const GENERIC = 'generic';

/** What only the files of one plugin, or of the game, contain; `new` where only versions with MiniMessage write it. */
const SIGNS: readonly (readonly [sign: RegExp, id: string, of?: 'new'])[] = [
  [/<primary>|<secondary>/, 'essentialsx', 'new'],
  [/^addedToAccount\s*=/m, 'essentialsx'],
  [/&\{HEX:/, 'superiorskyblock2'],
  [/\]\([^()\n]*(?:show_text|run_command|suggest_command)=/, 'minedown'],
  [/^config-version\s*=(?=[\s\S]*^motd\s*=)|^motd\s*=(?=[\s\S]*^config-version\s*=)/m, 'velocity'],
  [
    /"(?:block|item|entity|gui)\.minecraft\.[\w.]+"\s*:|^(?:tile|item)\.\w+\.name=/m,
    'minecraft-lang',
  ],
];

export interface ProfileGuess {
  readonly profile: Profile;
  /** What the guess is based on; `nothing` is the profile `generic`. */
  readonly by: 'path' | 'content' | 'nothing';
}

/** The profile that somebody names. */
export function findProfile(id: string): Profile | undefined {
  return BY_ID.get(id);
}

/**
 * The profile of a file, by its path and, if that says nothing, by what is in it. A name alone says less: Essentials
 * has a `messages.properties` too, and who opens one file may not show its folder. Whether an unknown plugin reads
 * MiniMessage is not guessed.
 */
export function guessProfile(path: string, content = ''): ProfileGuess {
  const normal = path.replaceAll('\\', '/');
  const isInPlugins = /(?:^|\/)plugins\//i.test(normal);
  const byPath = findByGlob(normal, (glob) => !isName(glob));
  if (byPath !== undefined) return { profile: byPath, by: 'path' };
  const sign = SIGNS.find(([pattern]) => pattern.test(content));
  const byContent = sign && BY_ID.get(sign[1]);
  if (byContent !== undefined) {
    const profile = sign?.[2] === 'new' ? byContent : ofAnyVersion(byContent, content);
    return { profile, by: 'content' };
  }
  const byName = isInPlugins ? undefined : findByGlob(normal, isName);
  if (byName !== undefined) return { profile: ofAnyVersion(byName, content), by: 'path' };
  const generic = BY_ID.get(GENERIC);
  if (generic === undefined) throw new Error('there is no generic profile');
  return { profile: unanswered(generic), by: 'nothing' };
}

/** A file that shows neither its folder nor its version: nobody has said yet that the plugin reads MiniMessage in it. */
function ofAnyVersion(profile: Profile, content: string): Profile {
  const { since, readsMiniMessage } = profile;
  if (since === undefined || !readsMiniMessage) return unanswered(profile);
  const asked: Profile = { ...profile, readsMiniMessage: 'unknown' };
  const [, file] = since.inFile?.sign.exec(content) ?? [];
  return atVersions(asked, { file });
}

/** Of a file that lies beside the server. */
function isName(glob: string): boolean {
  return glob.startsWith('/');
}

function findByGlob(path: string, isAsked: (glob: string) => boolean): Profile | undefined {
  return PLUGIN_PROFILES.find(({ files }) =>
    files.some((glob) => isAsked(glob) && fitsGlob(path, glob)),
  );
}
