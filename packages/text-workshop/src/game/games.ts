import {
  compareVersions,
  isAtLeast,
  type ReleaseName,
  since,
  type VersionRange,
  versionRanges,
} from '@fucina/game-versions';
import {
  MINI_MESSAGE_PRESETS,
  type MiniMessagePreset,
  PRESETS_SINCE,
} from '@fucina/minecraft-text/mini-message';

/** A range of versions is named by the version it begins with. */
export type JavaGame = (typeof STARTS)[number];

/** What draws a text: a range of versions of Java Edition, or Bedrock Edition. */
export type Game = JavaGame | 'bedrock';

export type GameRange = VersionRange<JavaGame>;

/** The releases that changed what a text can be, or where it is shown, oldest first. */
const STARTS = [
  since.jsonText,
  since.titles,
  since.bossBars,
  since.actionBarText,
  since.keybindText,
  since.jsonNames,
  since.nbtText,
  since.copyToClipboard,
  since.hexColors,
  since.separators,
  since.chatBar,
  since.translationFallback,
  since.signSides,
  since.typedText,
  since.itemComponents,
  since.shadowColor,
  since.snbtText,
  since.dialogs,
  since.objectText,
  since.objectFallback,
  since.signOpFeatures,
] as const satisfies readonly ReleaseName[];

export const NEWEST_GAME: JavaGame = since.signOpFeatures;

/** What is written for Java Edition where the chosen game is another. */
export function javaGame(game: string): string {
  return game === 'bedrock' ? NEWEST_GAME : game;
}

/** Newest first, as people look for them. */
export const GAME_RANGES: readonly GameRange[] = versionRanges(STARTS).toReversed();

/** The range that a version is in: `1.20.1` is in that of `1.20`. Undefined for what is no version. */
export function gameOfVersion(version: string): Game | undefined {
  if (version === 'bedrock') return version;
  if (!/^\d+(?:\.\d+){1,2}$/.test(version)) return undefined;
  return STARTS.findLast((from) => isAtLeast(version, from)) ?? STARTS[0];
}

/** Versions of Adventure that read MiniMessage differently, newest first. */
export const ADVENTURES = [
  '5.2',
  '5.1',
  '5.0',
  '4.25',
  '4.22',
  '4.18',
  '4.13',
  '4.11',
  '4.10',
] as const;

export type Adventure = (typeof ADVENTURES)[number];

export const NEWEST_ADVENTURE: Adventure = '5.2';

/** With what the library of a version can read. */
export function presetsOf(adventure: Adventure): readonly MiniMessagePreset[] {
  return isAtLeast(adventure, PRESETS_SINCE) ? MINI_MESSAGE_PRESETS : ['DEFAULT'];
}

/** The entry of the list that a version behaves like. Undefined for what is no version. */
export function adventureOfVersion(version: string): Adventure | undefined {
  if (!/^\d+\.\d+(?:\.\d+)?$/.test(version)) return undefined;
  return ADVENTURES.find((each) => compareVersions(version, each) >= 0) ?? ADVENTURES.at(-1);
}
