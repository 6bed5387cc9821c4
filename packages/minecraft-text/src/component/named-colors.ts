export interface NamedColor {
  readonly name: string;
  /** The legacy code letter after `§` or `&`. */
  readonly code: string;
  readonly color: number;
  /** The shadow that the game draws: each channel divided by four, rounded down. */
  readonly shadow: number;
}

const COLORS = [
  ['black', 0x000000],
  ['dark_blue', 0x0000aa],
  ['dark_green', 0x00aa00],
  ['dark_aqua', 0x00aaaa],
  ['dark_red', 0xaa0000],
  ['dark_purple', 0xaa00aa],
  ['gold', 0xffaa00],
  ['gray', 0xaaaaaa],
  ['dark_gray', 0x555555],
  ['blue', 0x5555ff],
  ['green', 0x55ff55],
  ['aqua', 0x55ffff],
  ['red', 0xff5555],
  ['light_purple', 0xff55ff],
  ['yellow', 0xffff55],
  ['white', 0xffffff],
] as const;

export type ColorName = (typeof COLORS)[number][0];

/** In the order of the legacy codes 0 to f; when several are equally near, the first one wins. */
export const NAMED_COLORS = COLORS.map(([name, color], index) => ({
  name,
  code: index.toString(16),
  color,
  shadow: (color >> 2) & 0x3f3f3f,
})) satisfies readonly NamedColor[];

const BY_NAME: ReadonlyMap<string, NamedColor> = new Map(NAMED_COLORS.map((c) => [c.name, c]));
const BY_COLOR: ReadonlyMap<number, NamedColor> = new Map(NAMED_COLORS.map((c) => [c.color, c]));

/** By its exact lower-case name, as the game spells it (`gray`, never `grey`). */
export function findNamedColor(name: string): NamedColor | undefined {
  return BY_NAME.get(name);
}

export function nameOfColor(color: number): string | undefined {
  return BY_COLOR.get(color)?.name;
}
