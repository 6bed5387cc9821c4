export interface NamedColor {
  readonly name: string;
  /** The legacy code letter after `§` or `&`. */
  readonly code: string;
  readonly color: number;
  /** The shadow that the game draws: each channel divided by four, rounded down. */
  readonly shadow: number;
}

/** In the order of the legacy codes 0 to f; when several are equally near, the first one wins. */
export const NAMED_COLORS = [
  { name: 'black', code: '0', color: 0x000000, shadow: 0x000000 },
  { name: 'dark_blue', code: '1', color: 0x0000aa, shadow: 0x00002a },
  { name: 'dark_green', code: '2', color: 0x00aa00, shadow: 0x002a00 },
  { name: 'dark_aqua', code: '3', color: 0x00aaaa, shadow: 0x002a2a },
  { name: 'dark_red', code: '4', color: 0xaa0000, shadow: 0x2a0000 },
  { name: 'dark_purple', code: '5', color: 0xaa00aa, shadow: 0x2a002a },
  { name: 'gold', code: '6', color: 0xffaa00, shadow: 0x3f2a00 },
  { name: 'gray', code: '7', color: 0xaaaaaa, shadow: 0x2a2a2a },
  { name: 'dark_gray', code: '8', color: 0x555555, shadow: 0x151515 },
  { name: 'blue', code: '9', color: 0x5555ff, shadow: 0x15153f },
  { name: 'green', code: 'a', color: 0x55ff55, shadow: 0x153f15 },
  { name: 'aqua', code: 'b', color: 0x55ffff, shadow: 0x153f3f },
  { name: 'red', code: 'c', color: 0xff5555, shadow: 0x3f1515 },
  { name: 'light_purple', code: 'd', color: 0xff55ff, shadow: 0x3f153f },
  { name: 'yellow', code: 'e', color: 0xffff55, shadow: 0x3f3f15 },
  { name: 'white', code: 'f', color: 0xffffff, shadow: 0x3f3f3f },
] as const satisfies readonly NamedColor[];

export type ColorName = (typeof NAMED_COLORS)[number]['name'];

const BY_NAME: ReadonlyMap<string, NamedColor> = new Map(NAMED_COLORS.map((c) => [c.name, c]));
const BY_COLOR: ReadonlyMap<number, NamedColor> = new Map(NAMED_COLORS.map((c) => [c.color, c]));

/** By its exact lower-case name, as the game spells it (`gray`, never `grey`). */
export function findNamedColor(name: string): NamedColor | undefined {
  return BY_NAME.get(name);
}

export function nameOfColor(color: number): string | undefined {
  return BY_COLOR.get(color)?.name;
}
