/** A range of versions is named by the version it begins with. */
export type FamilyId = '1.8' | '1.13' | '1.14' | '1.16' | '1.20.5' | '1.21.5';

/**
 * How a range of game versions writes a give command. `plain` text has no styles of its own, `json` is JSON
 * inside a quoted string, and since 1.21.5 text is part of the tag itself (`tag`).
 */
export interface Family {
  readonly from: FamilyId;
  /** The last version of the range; undefined for the newest. */
  readonly to: string | undefined;
  readonly layout: 'data-value' | 'tag' | 'components';
  readonly name: TextForm;
  readonly lore: TextForm;
  /** Single quotes around strings came with 1.14. */
  readonly quote: '"' | "'";
  readonly uuid: 'text' | 'ints';
  readonly hasHexColors: boolean;
  readonly maxItems: number;
}

export type TextForm = 'plain' | 'json' | 'tag';

/** A hundred stacks of 64; before 1.13, one stack. */
const HUNDRED_STACKS = 6400;

/** Newest first, as people look for them. */
export const families: readonly Family[] = [
  {
    from: '1.21.5',
    to: undefined,
    layout: 'components',
    name: 'tag',
    lore: 'tag',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    maxItems: HUNDRED_STACKS,
  },
  {
    from: '1.20.5',
    to: '1.21.4',
    layout: 'components',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    maxItems: HUNDRED_STACKS,
  },
  {
    from: '1.16',
    to: '1.20.4',
    layout: 'tag',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    maxItems: HUNDRED_STACKS,
  },
  {
    from: '1.14',
    to: '1.15.2',
    layout: 'tag',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'text',
    hasHexColors: false,
    maxItems: HUNDRED_STACKS,
  },
  {
    from: '1.13',
    to: '1.13.2',
    layout: 'tag',
    name: 'json',
    lore: 'plain',
    quote: '"',
    uuid: 'text',
    hasHexColors: false,
    maxItems: HUNDRED_STACKS,
  },
  {
    from: '1.8',
    to: '1.12.2',
    layout: 'data-value',
    name: 'plain',
    lore: 'plain',
    quote: '"',
    uuid: 'text',
    hasHexColors: false,
    maxItems: 64,
  },
];

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
