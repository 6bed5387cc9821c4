import type { Rgb } from '@fucina/color';
import { drawnText, type GameFont, type TextRun } from '@fucina/minecraft-text';
import type { Glyph } from '@fucina/pixel-font';
import { isTurned, turnRuns } from '@fucina/text-places/visual-order';
import type { Box, Ink } from './canvas.ts';
import { glyphs } from './glyphs.ts';
import { stripsOf } from './strips.ts';
import { rgbOf } from './written-color.ts';

interface Line {
  readonly runs: readonly TextRun[];
  /** Where the first glyph begins, and the top of the glyphs. */
  readonly x: number;
  readonly y: number;
  /** Hebrew and Arabic as old games drew them. */
  readonly isInOrder?: boolean | undefined;
  /** Where the picture begins and ends; letters outside of it are not inked. */
  readonly seen?: Span | undefined;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

const EVERYWHERE: Span = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** Shadows, bold and slanted letters stand out of their advance. */
const OVERHANG = 4;

export interface LineInk {
  /** In the order of drawing: all shadows are below all letters. */
  readonly ink: readonly Ink[];
  /** What the font lacks; boxes are drawn instead. */
  readonly missing: readonly string[];
}

interface Color {
  readonly color: Rgb;
  readonly opacity: number;
}

/** From the top of the glyphs to the row above the baseline. */
const BASELINE_ROW = 6;
const UNDERLINE = 8;
const STRIKE = 3.5;
const OBJECT_WIDTH = 8;
const BOX_HEIGHT = 8;

/** What the game inks for a line of text, with the glyphs of our own font; Hebrew and Arabic in its order. */
export function inkOfLine(line: Line, font: GameFont): LineInk {
  const { runs, x, y, isInOrder = false, seen = EVERYWHERE } = line;
  const shadows: Ink[] = [];
  const letters: Ink[] = [];
  const missing = new Set<string>();
  let left = x;
  const drawn = !isInOrder && isTurned(runs) ? turnRuns(runs).map(({ run }) => run) : runs;
  for (const run of drawn) {
    const { cells, width } = cellsOfRun(run, font, missing, {
      from: seen.from - left - OVERHANG,
      to: seen.to - left + OVERHANG,
    });
    const [letter, shadow] = [letterColor(run), shadowColor(run)];
    cells.push(...linesOfRun(run, width));
    for (const cell of cells) {
      letters.push(inked(cell, left, y, letter));
      if (shadow.opacity > 0) shadows.push(inked(cell, left + 1, y + 1, shadow));
    }
    left += width;
  }
  return { ink: shadows.concat(letters), missing: [...missing] };
}

function inked(box: Box, x: number, y: number, { color, opacity }: Color): Ink {
  const { width, height } = box;
  return { x: x + box.x, y: y + box.y, width, height, color, opacity };
}

/** The pixels of a run, from its left edge and the top of the glyphs. */
function cellsOfRun(run: TextRun, font: GameFont, missing: Set<string>, seen: Span) {
  const isBold = run.bold ?? false;
  const cells: Box[] = [];
  let advanced = 0;
  const put = (glyph: Glyph, boldBy: number, isSlanted: boolean) => {
    if (advanced > seen.to || advanced + glyph.width < seen.from) return;
    for (const strip of stripsOf(glyph, isSlanted ? 'rows' : 'columns')) {
      const y = strip.y + BASELINE_ROW;
      const x = advanced + strip.x + (isSlanted ? slant(y) : 0);
      // Drawn twice: where both touch and do not overlap, they are one box.
      const isOne = boldBy === strip.width;
      const width = isOne ? 2 * boldBy : strip.width;
      cells.push({ x, y, width, height: strip.height });
      if (boldBy > 0 && !isOne) cells.push({ x: x + boldBy, y, width, height: strip.height });
    }
  };
  if (run.type === 'sprite' || run.type === 'head') {
    missing.add(drawnText(run));
    // Pictures are never doubled or slanted.
    put(boxOf(OBJECT_WIDTH), 0, false);
    return { cells, width: OBJECT_WIDTH + (isBold ? 1 : 0) };
  }
  for (const [index, character] of [...drawnText(run)].entries()) {
    const codePoint = character.codePointAt(0) ?? 0;
    const advance = font.advanceOf(codePoint, false);
    const boldBy = isBold ? font.advanceOf(codePoint, true) - advance : 0;
    const shown = run.obfuscated ? otherCharacter(character, index) : character;
    const glyph = glyphs.get(shown);
    if (glyph) put(glyph, boldBy, run.italic ?? false);
    else if (advance > 0 && !/\p{Zs}/u.test(character)) {
      missing.add(character);
      put(boxOf(Math.max(1, Math.round(advance) - 1)), boldBy, run.italic ?? false);
    }
    advanced += advance + boldBy;
  }
  return { cells, width: advanced };
}

/** Underlines and strikes begin a pixel before their run. */
function linesOfRun({ underlined, strikethrough }: TextRun, width: number): Box[] {
  const line = (y: number): Box => ({ x: -1, y, width: width + 1, height: 1 });
  return [...(underlined ? [line(UNDERLINE)] : []), ...(strikethrough ? [line(STRIKE)] : [])];
}

/** How far the middle of a row moves to the right: a quarter of a pixel for each row above the fourth. */
function slant(row: number): number {
  return 1 - (row + 0.5) / 4;
}

const lettersByWidth = new Map<number, string[]>();
for (const [character, { width, pixels }] of glyphs) {
  if (pixels.length > 0)
    lettersByWidth.set(width, [...(lettersByWidth.get(width) ?? []), character]);
}

/** A letter of the same width. The game changes it all the time; a picture shows always the same one. */
function otherCharacter(character: string, index: number): string {
  const glyph = glyphs.get(character);
  if (!glyph || glyph.pixels.length === 0) return character;
  const others = lettersByWidth.get(glyph.width) ?? [];
  return others[((character.codePointAt(0) ?? 0) + index) % others.length] ?? character;
}

/** One for each width: what is worked out of a glyph is kept for it. */
const boxes = new Map<number, Glyph>();

function boxOf(width: number): Glyph {
  const known = boxes.get(width);
  if (known) return known;
  const pixels = [];
  for (let row = 0; row < BOX_HEIGHT; row += 1) {
    const isEnd = row === 0 || row === BOX_HEIGHT - 1;
    for (let x = 0; x < width; x += 1) {
      if (isEnd || x === 0 || x === width - 1) pixels.push({ x, y: row - BASELINE_ROW });
    }
  }
  const box = { width, pixels };
  boxes.set(width, box);
  return box;
}

function letterColor({ color = '#ffffff' }: TextRun): Color {
  return { color: rgbOf(color), opacity: 1 };
}

/** Without a color of its own, a shadow has a quarter of each channel. */
function shadowColor(run: TextRun): Color {
  if (run.shadow === undefined)
    return { color: (letterColor(run).color >> 2) & 0x3f3f3f, opacity: 1 };
  const alpha = Number.parseInt(run.shadow.slice(1, 3), 16);
  return { color: Number.parseInt(run.shadow.slice(3), 16), opacity: alpha / 255 };
}
