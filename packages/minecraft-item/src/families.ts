import {
  compareVersions,
  FEATURES,
  type Feature,
  hasFeature,
  releaseBefore,
} from '@fucina/game-versions';

/** What changed the way names, lore and heads are written. A range begins with each release that brought some of it. */
const CHANGES = [
  'flattened-items',
  'hundred-stacks',
  'json-names',
  'json-lore',
  'single-quotes',
  'int-array-uuids',
  'hex-colors',
  'item-components',
  'snbt-text',
] as const satisfies readonly Feature[];

/** Commands for older releases are not written. */
const OLDEST = '1.8';

/** A range of versions is named by the version it begins with. */
export type FamilyId = typeof OLDEST | (typeof FEATURES)[(typeof CHANGES)[number]];

/**
 * How a range of game versions writes a give command. `plain` text has no styles of its own, `json` is JSON
 * inside a quoted string, and `tag` is text as a part of the tag itself.
 */
export interface Family {
  readonly from: FamilyId;
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

const STARTS: readonly FamilyId[] = [
  ...new Set<FamilyId>([OLDEST, ...CHANGES.map((change) => FEATURES[change])]),
].sort((a, b) => compareVersions(b, a));

/** Newest first, as people look for them. */
export const families: readonly Family[] = STARTS.map((from, index) => {
  const has = (feature: (typeof CHANGES)[number]) => hasFeature(from, feature);
  const next = STARTS[index - 1];
  return {
    from,
    to: next && releaseBefore(next)?.name,
    layout: has('item-components') ? 'components' : has('flattened-items') ? 'tag' : 'data-value',
    name: textForm(has('json-names')),
    lore: textForm(has('json-lore')),
    quote: has('single-quotes') ? "'" : '"',
    uuid: has('int-array-uuids') ? 'ints' : 'text',
    hasHexColors: has('hex-colors'),
    maxItems: has('hundred-stacks') ? 100 * STACK : STACK,
  };

  function textForm(isJson: boolean): TextForm {
    if (has('snbt-text')) return 'tag';
    return isJson ? 'json' : 'plain';
  }
});

export function familyFrom(version: string): Family | undefined {
  return families.find(({ from }) => from === version);
}

/** Names used in older links and in storage. */
const FORMER_IDS: Readonly<Record<string, FamilyId>> = {
  A: '1.8',
  B: '1.13',
  C: '1.14',
  D: '1.16',
  E: '1.20.5',
  F: '1.21.5',
};

/** Reads a family name from a link or storage; the former letters are accepted too. */
export function readFamilyId(text: string): FamilyId | undefined {
  const former = Object.hasOwn(FORMER_IDS, text) ? FORMER_IDS[text] : undefined;
  return former ?? familyFrom(text)?.from;
}
