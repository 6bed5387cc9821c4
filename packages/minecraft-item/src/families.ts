export type FamilyId = 'A' | 'B' | 'C' | 'D' | 'E' | 'F';

/**
 * How a range of game versions writes a give command. Plain text has no style of its own; JSON is
 * text inside a quoted string; from 1.21.5 on text is part of the tag itself.
 */
export interface Family {
  readonly id: FamilyId;
  readonly from: string;
  /** The last version of the range; undefined while it is today's. */
  readonly to: string | undefined;
  readonly layout: 'data-value' | 'tag' | 'components';
  readonly name: TextForm;
  readonly lore: TextForm;
  /** Single quotes around strings came with 1.14. */
  readonly quote: '"' | "'";
  readonly uuid: 'text' | 'ints';
  readonly hasHexColors: boolean;
  readonly mostItems: number;
}

export type TextForm = 'plain' | 'json' | 'tag';

/** A hundred stacks of 64; before 1.13, one stack. */
const HUNDRED_STACKS = 6400;

/** Newest first, as people look for them. */
export const families: readonly Family[] = [
  {
    id: 'F',
    from: '1.21.5',
    to: undefined,
    layout: 'components',
    name: 'tag',
    lore: 'tag',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    mostItems: HUNDRED_STACKS,
  },
  {
    id: 'E',
    from: '1.20.5',
    to: '1.21.4',
    layout: 'components',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    mostItems: HUNDRED_STACKS,
  },
  {
    id: 'D',
    from: '1.16',
    to: '1.20.4',
    layout: 'tag',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'ints',
    hasHexColors: true,
    mostItems: HUNDRED_STACKS,
  },
  {
    id: 'C',
    from: '1.14',
    to: '1.15.2',
    layout: 'tag',
    name: 'json',
    lore: 'json',
    quote: "'",
    uuid: 'text',
    hasHexColors: false,
    mostItems: HUNDRED_STACKS,
  },
  {
    id: 'B',
    from: '1.13',
    to: '1.13.2',
    layout: 'tag',
    name: 'json',
    lore: 'plain',
    quote: '"',
    uuid: 'text',
    hasHexColors: false,
    mostItems: HUNDRED_STACKS,
  },
  {
    id: 'A',
    from: '1.8',
    to: '1.12.2',
    layout: 'data-value',
    name: 'plain',
    lore: 'plain',
    quote: '"',
    uuid: 'text',
    hasHexColors: false,
    mostItems: 64,
  },
];

export function familyById(id: string): Family | undefined {
  return families.find((family) => family.id === id);
}
