import type { TextRun } from '@fucina/minecraft-text';
import type { Canvas } from '@fucina/pixel-drawing';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawCentered, fitLines } from './lines.ts';

export interface TextScene {
  readonly kind: 'text';
  readonly runs: readonly TextRun[];
}

const SCALES = { largest: 18, smallest: 4 };

/** A text as large as it fits. */
export function drawTextScene(canvas: Canvas, { runs }: TextScene): void {
  drawCentered(canvas, fitLines(nearestRuns(runs), INNER, SCALES), INNER);
}
