import type { TextRun } from '../component/runs.ts';
import { ESTIMATED_FONT } from '../font/game-font.ts';
import type { WidthOptions } from '../font/text-width.ts';
import { toDrawnParts } from './drawn-parts.ts';
import { runsWidth } from './runs-width.ts';

const ARABIC = /[\u0621-\u06ff]/;

/**
 * Width of one line of runs as its letters are drawn. Since 1.16 letters of Arabic have other widths between others
 * than alone. Some places measure a text before that, as `runsWidth` does, others after it.
 */
export function drawnWidth(runs: readonly TextRun[], options: WidthOptions = {}): number {
  const { shape } = options.font ?? ESTIMATED_FONT;
  const parts = shape === undefined ? [] : toDrawnParts(runs, options);
  const line = parts.map(({ text }) => text).join('');
  if (shape === undefined || !ARABIC.test(line)) return runsWidth(runs, options);
  const shaped = shape(line);
  let width = 0;
  let from = 0;
  for (const { text, advanceOf } of parts) {
    // Where two letters become one, the styles of those behind move by one, as in the game.
    for (const letter of shaped.slice(from, from + text.length)) {
      width += advanceOf(letter.codePointAt(0) ?? 0);
    }
    from += text.length;
  }
  return width;
}
