import { ESTIMATED_FONT, type GameFont } from './game-font.ts';

export interface WidthOptions {
  readonly bold?: boolean;
  /** `COMPLETE_FONT` is exact for every character. */
  readonly font?: GameFont | undefined;
}

/** Width in GUI pixels as the game draws it (1.13 and later), including the pixel of space after the last glyph. */
export function textWidth(text: string, options: WidthOptions = {}): number {
  const { bold = false, font = ESTIMATED_FONT } = options;
  let width = 0;
  for (let at = 0; at < text.length; at += 1) {
    const codePoint = text.codePointAt(at) ?? 0;
    if (codePoint > 0xffff) at += 1;
    width += font.advanceOf(codePoint, bold);
  }
  return width;
}

/** The horizontal advance of one character. */
export function advanceOf(character: string, options: WidthOptions = {}): number {
  const codePoint = character.codePointAt(0);
  if (codePoint === undefined) return 0;
  return (options.font ?? ESTIMATED_FONT).advanceOf(codePoint, options.bold ?? false);
}

/**
 * How many spaces center a text of this width: plain spaces are 4 pixels wide, and some bold ones (5 pixels)
 * make the result more exact. A text wider than the target gets none.
 */
export function centeringSpaces(width: number, target: number): { plain: number; bold: number } {
  const gap = Math.max(0, target / 2 - width / 2);
  const count = Math.floor(gap / 4);
  const bold = Math.min(count, Math.floor(gap - count * 4));
  return { plain: count - bold, bold };
}
