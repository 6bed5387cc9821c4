/** The colors of text on signs, which are not those of wool. */
export const DYES = {
  white: 0xffffff,
  orange: 0xff681f,
  magenta: 0xff00ff,
  light_blue: 0x9ac0cd,
  yellow: 0xffff00,
  lime: 0xbfff00,
  pink: 0xff69b4,
  gray: 0x808080,
  light_gray: 0xd3d3d3,
  cyan: 0x00ffff,
  purple: 0xa020f0,
  blue: 0x0000ff,
  brown: 0x8b4513,
  green: 0x00ff00,
  red: 0xff0000,
  black: 0x000000,
} as const;

export type Dye = keyof typeof DYES;
