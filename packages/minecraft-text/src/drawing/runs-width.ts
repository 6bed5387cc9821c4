import type { TextRun } from '../component/runs.ts';
import type { WidthOptions } from '../font/text-width.ts';
import { toDrawnParts } from './drawn-parts.ts';

/** Width of one line of runs in GUI pixels. `bold` says whether runs are bold that do not say so. */
export function runsWidth(runs: readonly TextRun[], options: WidthOptions = {}): number {
  let width = 0;
  for (const { text, advanceOf } of toDrawnParts(runs, options)) {
    for (let at = 0; at < text.length; at += 1) {
      const codePoint = text.codePointAt(at) ?? 0;
      if (codePoint > 0xffff) at += 1;
      width += advanceOf(codePoint);
    }
  }
  return width;
}
