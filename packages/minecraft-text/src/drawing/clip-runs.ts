import type { TextRun } from '../component/runs.ts';
import { textWidth } from '../font/text-width.ts';
import { cutRun, type DrawnPart, toDrawnParts } from './drawn-parts.ts';
import type { WrapOptions } from './wrap-runs.ts';

export interface ClipOptions extends WrapOptions {
  /** Whether three dots tell that something is missing. They are inside the width. */
  readonly ellipsis?: boolean;
}

export interface ClippedLine {
  readonly runs: readonly TextRun[];
  readonly width: number;
  readonly isClipped: boolean;
}

const ELLIPSIS = '...';

/** The start of a text that fits into a width, as the game cuts lines that it does not wrap. */
export function clipRuns(
  runs: readonly TextRun[],
  { width, ellipsis = false, ...options }: ClipOptions,
): ClippedLine {
  const parts = toDrawnParts(runs, options);
  const whole = headOf(parts, width);
  if (!whole.isClipped || !ellipsis) return whole;
  const ellipsisWidth = textWidth(ELLIPSIS, options);
  const head = headOf(parts, width - ellipsisWidth);
  return {
    runs: [...head.runs, { text: ELLIPSIS }],
    width: head.width + ellipsisWidth,
    isClipped: true,
  };
}

function headOf(parts: readonly DrawnPart[], most: number): ClippedLine {
  const runs: TextRun[] = [];
  let width = 0;
  for (const part of parts) {
    const { text, advanceOf } = part;
    for (let at = 0; at < text.length; ) {
      const codePoint = text.codePointAt(at) ?? 0;
      const advance = advanceOf(codePoint);
      if (width + advance > most) {
        return { runs: at > 0 ? [...runs, cutRun(part, 0, at)] : runs, width, isClipped: true };
      }
      width += advance;
      at += codePoint > 0xffff ? 2 : 1;
    }
    runs.push(part.run);
  }
  return { runs, width, isClipped: false };
}
