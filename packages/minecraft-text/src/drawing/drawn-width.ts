import type { TextRun } from '../component/runs.ts';
import type { WidthOptions } from '../font/text-width.ts';
import { runsWidth } from './runs-width.ts';

/**
 * Width of one line of runs as its letters are drawn. Since 1.16 letters of Arabic have other widths between others
 * than alone. Some places measure a text before that, as `runsWidth` does, others after it.
 */
export function drawnWidth(runs: readonly TextRun[], options: WidthOptions = {}): number {
  return runsWidth(options.font?.shape?.(runs) ?? runs, options);
}
