import { ADVANCES } from './advance-table.ts';

const USUAL_ADVANCE = 6;
/** Unifont's full-width glyphs: 16 pixels drawn at half size, plus one pixel of space. */
const WIDE_ADVANCE = 9;
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

let known: ReadonlyMap<number, number> | undefined;

/** Width in GUI pixels as the game draws it (1.13 and later), including the pixel of space after the last glyph. */
export function textWidth(
  text: string,
  { bold = false }: { readonly bold?: boolean } = {},
): number {
  let width = 0;
  for (const character of text) width += advanceOf(character, { bold });
  return width;
}

/** The horizontal advance of one character; bold adds a pixel (half a pixel in Unifont). */
export function advanceOf(
  character: string,
  { bold = false }: { readonly bold?: boolean } = {},
): number {
  known ??= readTable();
  const codePoint = character.codePointAt(0) ?? 0;
  if (character === '\n' || character === '') return 0;
  const advance = known.get(codePoint);
  if (advance !== undefined) return advance + (bold ? 1 : 0);
  if (WIDE.test(character)) return WIDE_ADVANCE + (bold ? 0.5 : 0);
  return USUAL_ADVANCE + (bold ? 1 : 0);
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

function readTable(): ReadonlyMap<number, number> {
  const advances = new Map<number, number>();
  for (const [advance, codePoints] of ADVANCES) {
    let at = 0;
    for (const entry of codePoints.split(' ')) {
      const [distance = '', more = '0'] = entry.split('+');
      at += Number.parseInt(distance, 36);
      const last = at + Number.parseInt(more, 36);
      while (at < last) advances.set(at++, advance);
      advances.set(at, advance);
    }
  }
  return advances;
}
