import type { TextRun } from '../component/runs.ts';
import type { WidthOptions } from '../font/text-width.ts';
import { cutRun, type DrawnPart, toDrawnParts } from './drawn-parts.ts';

export interface WrapOptions extends WidthOptions {
  /** In GUI pixels. */
  readonly width: number;
}

/** A line as the game draws it. */
export interface DrawnLine {
  readonly runs: readonly TextRun[];
  /** In GUI pixels, with the pixel of space after the last glyph. */
  readonly width: number;
  /** Whether it continues the line before it; false at the start and after a line feed. */
  readonly isWrapped: boolean;
}

interface Position {
  readonly part: number;
  readonly at: number;
}

interface Break {
  readonly end: Position;
  readonly next: Position;
  readonly width: number;
  readonly isLineFeed: boolean;
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;

/**
 * Wraps runs as the game does. A line breaks at its last space, which disappears; other spaces stay. A line without
 * space breaks before the character that does not fit, but the first visible one always stays. No text, no line.
 *
 * `bold` says whether runs are bold that do not say so. Section sign codes inside a run are letters here: turn them
 * into runs first, with `expandLegacy`.
 */
export function wrapRuns(
  runs: readonly TextRun[],
  { width, ...options }: WrapOptions,
): DrawnLine[] {
  const parts = toDrawnParts(runs, options);
  const lines: DrawnLine[] = [];
  let start: Position = { part: 0, at: 0 };
  let isWrapped = false;
  while (start.part < parts.length) {
    const found = findBreak(parts, start, Math.max(1, width));
    lines.push({ runs: runsBetween(parts, start, found.end), width: found.width, isWrapped });
    start = found.next;
    isWrapped = !found.isLineFeed;
    if (found.isLineFeed && start.part === parts.length) {
      lines.push({ runs: [], width: 0, isWrapped: false });
    }
  }
  return lines;
}

function findBreak(parts: readonly DrawnPart[], start: Position, most: number): Break {
  let width = 0;
  let hasVisible = false;
  let lastSpace: Break | undefined;
  for (let part = start.part; part < parts.length; part += 1) {
    const { text, advanceOf } = parts[part] as DrawnPart;
    let at = part === start.part ? start.at : 0;
    while (at < text.length) {
      const codePoint = text.codePointAt(at) ?? 0;
      if (codePoint === LINE_FEED) return breakAfter(parts, { part, at }, width, true);
      if (codePoint === SPACE) lastSpace = breakAfter(parts, { part, at }, width, false);
      const advance = advanceOf(codePoint);
      if (hasVisible && width + advance > most) {
        const here = { part, at };
        return lastSpace ?? { end: here, next: here, width, isLineFeed: false };
      }
      width += advance;
      hasVisible ||= advance > 0;
      at += codePoint > 0xffff ? 2 : 1;
    }
  }
  const end = { part: parts.length, at: 0 };
  return { end, next: end, width, isLineFeed: false };
}

/** A break at a space or a line feed, which disappears. */
function breakAfter(
  parts: readonly DrawnPart[],
  end: Position,
  width: number,
  isLineFeed: boolean,
): Break {
  const isLast = end.at + 1 === parts[end.part]?.text.length;
  const next = isLast ? { part: end.part + 1, at: 0 } : { part: end.part, at: end.at + 1 };
  return { end, next, width, isLineFeed };
}

function runsBetween(parts: readonly DrawnPart[], start: Position, end: Position): TextRun[] {
  return parts.slice(start.part, end.part + 1).flatMap((part, index) => {
    const from = index === 0 ? start.at : 0;
    const to = start.part + index === end.part ? end.at : part.text.length;
    return from < to ? [cutRun(part, from, to)] : [];
  });
}
