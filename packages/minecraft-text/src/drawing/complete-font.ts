import { readAdvanceRuns } from '../font/advance-runs.ts';
import { createFont, type GameFont } from '../font/game-font.ts';
import { UNIFONT_ADVANCES } from '../font/unifont-table.ts';
import { shapeRuns } from './shape-runs.ts';

const advances = readAdvanceRuns(UNIFONT_ADVANCES);

/** The default font with Unifont's table (some 10 kB compressed): every advance is exact. */
export const COMPLETE_FONT: GameFont = {
  ...createFont(
    (codePoint) => advances[codePoint] ?? 0,
    () => true,
  ),
  shape: shapeRuns,
};
