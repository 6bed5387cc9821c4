import { type Rgb, writeHex } from '@fucina/color';
import { type TextRun, textWidth } from '@fucina/minecraft-text';
import { type Canvas, drawText } from '@fucina/pixel-drawing';
import { MUTED } from '../colors.ts';
import { gradientFrom } from '../heat.ts';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawCentered, fitLines } from './lines.ts';

export interface GradientScene {
  readonly kind: 'gradient';
  readonly runs: readonly TextRun[];
  readonly colors: readonly Rgb[];
}

const SCALES = { largest: 18, smallest: 4 };
const STRIP = 28;
const LABEL_SCALE = 3;
/** More would run into each other. */
const MAX_LABELS = 6;
const LABELS = 44;
const GAP = 36;

/** The colored text, below it its colors. */
export function drawGradientScene(canvas: Canvas, { runs, colors }: GradientScene): void {
  const { x, width } = INNER;
  const isLabelled = colors.length <= MAX_LABELS;
  const below = STRIP + (isLabelled ? LABELS : 0);
  const text = { ...INNER, height: INNER.height - below - GAP };
  drawCentered(canvas, fitLines(nearestRuns(runs), text, SCALES), text);
  if (colors.length === 0) return;
  const y = INNER.y + INNER.height - below;
  const color = gradientFrom(colors, x, width);
  canvas.fill({ x, y, width, height: STRIP, color, opacity: 1 });
  if (isLabelled) drawLabels(canvas, colors, y + STRIP + LABELS);
}

/** The code of each color below its place: the first at the left edge, the last at the right one. */
function drawLabels(canvas: Canvas, colors: readonly Rgb[], y: number): void {
  for (const [index, color] of colors.entries()) {
    const label = writeHex(color);
    const at = colors.length === 1 ? 0 : index / (colors.length - 1);
    const room = INNER.width - (textWidth(label) - 1) * LABEL_SCALE;
    drawText(canvas, label, { x: Math.round(INNER.x + at * room), y }, LABEL_SCALE, MUTED);
  }
}
