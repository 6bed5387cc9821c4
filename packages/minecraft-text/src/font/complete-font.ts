import { shapeRuns } from '../drawing/shape-runs.ts';
import { readAdvanceRuns } from './advance-runs.ts';
import { createFont, type GameFont } from './game-font.ts';
import { UNIFONT_ADVANCES } from './unifont-table.ts';

const advances = readAdvanceRuns(UNIFONT_ADVANCES);

/** The default font with Unifont's table (some 10 kB compressed): every advance is exact. */
export const COMPLETE_FONT: GameFont = {
  ...createFont(
    (codePoint) => advances[codePoint] ?? 0,
    () => true,
  ),
  shape: shapeRuns,
};
