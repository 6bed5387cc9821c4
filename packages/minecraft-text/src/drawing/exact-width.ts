import type { TextRun } from '../component/runs.ts';
import { ESTIMATED_FONT, type GameFont } from '../font/game-font.ts';
import { drawnText } from './drawn-text.ts';

/** It ends a line, so its width does not matter. */
const LINE_FEED = 0x0a;

/** Whether a font knows every character of the runs, so that their width and their line breaks are exact. */
export function hasExactWidth(runs: readonly TextRun[], font: GameFont = ESTIMATED_FONT): boolean {
  return runs.every((run) => {
    if (run.type === 'sprite' || run.type === 'head') return true;
    const text = drawnText(run);
    for (let at = 0; at < text.length; at += 1) {
      const codePoint = text.codePointAt(at) ?? 0;
      if (codePoint > 0xffff) at += 1;
      if (codePoint !== LINE_FEED && !font.isExact(codePoint)) return false;
    }
    return true;
  });
}
