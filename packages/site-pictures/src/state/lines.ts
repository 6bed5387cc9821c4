import {
  clipRuns,
  type DrawnLine,
  drawnText,
  runsWidth,
  type TextRun,
  wrapRuns,
} from '@fucina/minecraft-text';
import { COMPLETE_FONT as font } from '@fucina/minecraft-text/complete-font';
import { type Box, inkOfLine, type Surface, scaled } from '@fucina/pixel-drawing';

type Runs = readonly TextRun[];
type Line = Pick<DrawnLine, 'runs' | 'width'>;

export interface FittedLines {
  readonly lines: readonly Line[];
  readonly scale: number;
}

/** From the top of one line to the next, and of letters without what hangs below them. */
export const LINE_HEIGHT = 10;
const LETTER_HEIGHT = 7;
const ELLIPSIS: TextRun = { text: '...' };

/** Rather fewer lines than larger letters, down to this part of the largest that fit. */
const MIN_FOR_FEWER_LINES = 0.6;

/** Runs in lines, as large as they fit into a box without breaking a word; too long ones end in three dots. */
export function fitLines(
  runs: Runs,
  { width, height }: Pick<Box, 'width' | 'height'>,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
): FittedLines {
  const { longest, all } = wordWidths(runs);
  let best: FittedLines | undefined;
  for (let scale = largest; scale > smallest; scale -= 1) {
    if (longest * scale > width) continue;
    if (best && scale < best.scale * MIN_FOR_FEWER_LINES) break;
    // Long texts would be wrapped in vain: their letters alone need more lines. The last column of a line is empty.
    const leastLines = Math.ceil(all / (width / scale + 1));
    if (heightOf(leastLines) * scale > height) continue;
    const lines = wrap(runs, width / scale);
    if (heightOf(lines.length, riseOf(lines[0])) * scale > height) continue;
    if (best === undefined) best = { lines, scale };
    else if (lines.length < best.lines.length) return balanced(runs, width, { lines, scale });
  }
  if (best) return balanced(runs, width, best);
  const lines = wrap(runs, width / smallest);
  const below = height / smallest - riseOf(lines[0]) - LETTER_HEIGHT;
  const most = Math.floor(below / LINE_HEIGHT) + 1;
  return { lines: cut(lines, most, width / smallest), scale: smallest };
}

/** One line, as large as it fits into a width; a too long one ends in three dots. */
export function fitLine(
  runs: Runs,
  width: number,
  { largest, smallest }: { readonly largest: number; readonly smallest: number },
): { readonly line: Line; readonly scale: number } {
  const whole = runsWidth(runs, { font });
  const fitting = Math.floor(width / Math.max(1, whole));
  const scale = Math.min(largest, Math.max(smallest, fitting));
  return { line: oneLine(runs, width / scale), scale };
}

/** One line, clipped to a width. */
export function oneLine(runs: Runs, width: number): Line {
  return clipRuns(runs, { width, font, ellipsis: true });
}

/** `y` is the top of the letters. */
export function drawLine(
  surface: Surface,
  { runs }: Pick<Line, 'runs'>,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): void {
  const enlarged = scaled(surface, { x, y, scale });
  for (const ink of inkOfLine({ runs, x: 0, y: 0 }, font).ink) enlarged.fill(ink);
}

/** In the middle of the box, each line in the middle of the others. */
export function drawCentered(surface: Surface, { lines, scale }: FittedLines, box: Box): void {
  const rise = riseOf(lines[0]);
  const free = box.height - heightOf(lines.length, rise) * scale;
  const top = box.y + free / 2 + rise * scale;
  for (const [index, line] of lines.entries()) {
    // The last letter has an empty column behind it.
    const x = box.x + (box.width - (line.width - 1) * scale) / 2;
    drawLine(surface, line, snapped(x, top + index * LINE_HEIGHT * scale, scale));
  }
}

function snapped(x: number, y: number, scale: number) {
  return { x: Math.round(x), y: Math.round(y), scale };
}

function heightOf(lines: number, rise = 0): number {
  return rise + Math.max(0, lines - 1) * LINE_HEIGHT + LETTER_HEIGHT;
}

/** How far accents of a line stand above its letters. */
function riseOf(line: Line | undefined): number {
  if (line === undefined) return 0;
  const { ink } = inkOfLine({ runs: line.runs, x: 0, y: 0 }, font);
  return ink.reduce((most, { y }) => Math.max(most, -y), 0);
}

function wrap(runs: Runs, width: number): readonly Line[] {
  return wrapRuns(runs, { width: Math.floor(width), font });
}

/** As many lines, of similar lengths: the last word does not stand alone. */
function balanced(runs: Runs, width: number, { lines, scale }: FittedLines): FittedLines {
  let [narrow, wide] = [wordWidths(runs).longest, Math.floor(width / scale)];
  while (lines.length > 1 && wide - narrow > 1) {
    const middle = Math.floor((narrow + wide) / 2);
    if (wrap(runs, middle).length > lines.length) narrow = middle;
    else wide = middle;
  }
  return { lines: lines.length > 1 ? wrap(runs, wide) : lines, scale };
}

function cut(lines: readonly Line[], most: number, width: number): readonly Line[] {
  if (lines.length <= most) return lines;
  const last = lines[most - 1];
  if (!last) return [];
  const ended = oneLine([...last.runs, { text: ' ' }, { ...ELLIPSIS }], width);
  return [...lines.slice(0, most - 1), ended];
}

/** Of the longest word, and of all words without what is between them. */
function wordWidths(runs: Runs): { readonly longest: number; readonly all: number } {
  let longest = 0;
  let all = 0;
  let width = 0;
  for (const run of runs) {
    for (const character of drawnText(run)) {
      const isBreak = character === ' ' || character === '\n';
      const advance = font.advanceOf(character.codePointAt(0) ?? 0, run.bold ?? false);
      width = isBreak ? 0 : width + advance;
      longest = Math.max(longest, width);
      if (!isBreak) all += advance;
    }
  }
  return { longest, all };
}
