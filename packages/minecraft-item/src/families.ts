import { compareVersions, isAtLeast, since, versionRanges } from '@fucina/game-versions';

/** Commands for older releases are not written. */
const OLDEST = '1.8';

/** What changed the way names, lore and heads are written. A range begins with each release that brought some of it. */
const CHANGES = [
  since.flattenedItems,
  since.hundredStacks,
  since.jsonNames,
  since.jsonLore,
  since.singleQuotes,
  since.intArrayUuids,
  since.hexColors,
  since.itemComponents,
  since.snbtText,
] as const;

/** A range of versions is named by the version it begins with. */
export type VersionFamilyId = typeof OLDEST | (typeof CHANGES)[number];

/**
 * How a range of game versions writes a give command. `plain` text has no styles of its own, `json` is JSON
 * inside a quoted string, and `tag` is text as a part of the tag itself.
 */
export interface VersionFamily {
  readonly from: VersionFamilyId;
  /** The last version of the range; undefined for the newest. */
  readonly to: string | undefined;
  readonly layout: 'data-value' | 'tag' | 'components';
  readonly name: TextForm;
  readonly lore: TextForm;
  readonly quote: '"' | "'";
  readonly uuid: 'text' | 'ints';
  readonly hasHexColors: boolean;
  readonly maxItems: number;
}

export type TextForm = 'plain' | 'json' | 'tag';

const STACK = 64;

const STARTS = [...new Set<VersionFamilyId>([OLDEST, ...CHANGES])].sort(compareVersions);

// There is at least the oldest one.
export const newestFamilyId = STARTS.at(-1) as VersionFamilyId;

/** Newest first, as people look for them. */
export const versionFamilies: readonly VersionFamily[] = versionRanges(STARTS)
  .map((range): VersionFamily => {
    const has = (change: VersionFamilyId) => isAtLeast(range.from, change);
    return {
      ...range,
      layout: has(since.itemComponents)
        ? 'components'
        : has(since.flattenedItems)
          ? 'tag'
          : 'data-value',
      name: textForm(has(since.jsonNames)),
      lore: textForm(has(since.jsonLore)),
      quote: has(since.singleQuotes) ? "'" : '"',
      uuid: has(since.intArrayUuids) ? 'ints' : 'text',
      hasHexColors: has(since.hexColors),
      maxItems: has(since.hundredStacks) ? 100 * STACK : STACK,
    };

    function textForm(isJson: boolean): TextForm {
      if (has(since.snbtText)) return 'tag';
      return isJson ? 'json' : 'plain';
    }
  })
  .toReversed();

/** The range that a version is in; undefined for what is older than all, or no version. */
export function familyOf(version: string = newestFamilyId): VersionFamily | undefined {
  return versionFamilies.find(({ from }) => isAtLeast(version, from));
}

/** Names used in older links and in storage. */
const FORMER_IDS: Readonly<Record<string, VersionFamilyId>> = {
  A: '1.8',
  B: '1.13',
  C: '1.14',
  D: '1.16',
  E: '1.20.5',
  F: '1.21.5',
};

/** Reads a family name from a link or storage; the former letters are accepted too. */
export function readVersionFamilyId(text: string): VersionFamilyId | undefined {
  const former = Object.hasOwn(FORMER_IDS, text) ? FORMER_IDS[text] : undefined;
  return former ?? STARTS.find((from) => from === text);
}
