import type { TextRun } from '../component/runs.ts';
import { shapeArabic } from '../font/arabic-shapes.ts';
import { drawnText } from './drawn-text.ts';

const ARABIC = /[\u0621-\u06ff]/;

/** One line with its letters of Arabic in the shapes that they have between their neighbours. */
export function shapeRuns(runs: readonly TextRun[]): readonly TextRun[] {
  const texts = runs.map(drawnText);
  const line = texts.join('');
  if (!ARABIC.test(line)) return runs;
  const shaped = shapeArabic(line);
  let from = 0;
  // Where two letters become one, the styles of those after move by one, as in the game.
  return runs.map((run, index) => {
    const start = from;
    from += texts[index]?.length ?? 0;
    if (run.type === 'sprite' || run.type === 'head') return run;
    return { ...run, type: undefined, text: shaped.slice(start, from) };
  });
}
