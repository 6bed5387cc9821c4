import { drawnText, hasRightToLeft, type TextRun } from '@fucina/minecraft-text';

/** Invisible signs that turn what is behind them, whatever its letters. */
const TURNING_SIGN = /[\u202b\u202e\u2067]/;
/** Whether the game turns a line, or a part of it. */
export function isTurned(runs: readonly TextRun[]): boolean {
  return runs.some((run) => {
    const text = drawnText(run);
    return hasRightToLeft(text) || TURNING_SIGN.test(text);
  });
}
