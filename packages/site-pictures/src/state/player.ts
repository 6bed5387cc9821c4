import type { TextRun } from '@fucina/minecraft-text';
import { type Canvas, scaled, stamp } from '@fucina/pixel-drawing';
import { type Pixels, readSkin, renderBody, renderHead, type SkinModel } from '@fucina/skin-model';
import { nearestRuns } from './drawable.ts';
import { INNER } from './frame.ts';
import { drawLine, fitLines, LINE_HEIGHT } from './lines.ts';

export interface PlayerScene {
  readonly kind: 'player';
  readonly figure: 'head' | 'body';
  readonly skin: Pixels;
  readonly model?: SkinModel | undefined;
  readonly name: readonly TextRun[];
  /** Below the name. */
  readonly details: readonly TextRun[];
}

const FIGURES = {
  head: { render: renderHead, scale: 18, width: 400 },
  body: { render: renderBody, scale: 8, width: 320 },
} as const;
const NAME = { largest: 10, smallest: 4, height: 140 };
const DETAILS = { largest: 4, smallest: 2, height: 130 };
const GAP = 36;

/** A player's head or figure beside the name. */
export function drawPlayerScene(canvas: Canvas, scene: PlayerScene): void {
  const read = readSkin(scene.skin, scene.model);
  if (!read.ok) throw new Error('the server has checked the skin');
  const { render, scale, width } = FIGURES[scene.figure];
  const figure = render(read.value, { scale, overlay: true });
  stamp(
    scaled(canvas, {
      x: Math.round(INNER.x + (width - figure.width) / 2),
      y: Math.round(INNER.y + (INNER.height - figure.height) / 2),
      scale: 1,
    }),
    figure,
  );

  const x = INNER.x + width + GAP;
  const room = INNER.width - width - GAP;
  const fit = (runs: readonly TextRun[], to: typeof NAME | typeof DETAILS) =>
    fitLines(nearestRuns(runs), { width: room, height: to.height }, to);
  const parts = [
    fit(scene.name, NAME),
    ...(scene.details.length > 0 ? [fit(scene.details, DETAILS)] : []),
  ];
  const height = parts.reduce(
    (sum, { lines, scale: each }) => sum + lines.length * LINE_HEIGHT * each + GAP,
    -GAP,
  );
  let y = Math.round(INNER.y + (INNER.height - height) / 2);
  for (const { lines, scale: each } of parts) {
    for (const line of lines) {
      drawLine(canvas, line, { x, y, scale: each });
      y += LINE_HEIGHT * each;
    }
    y += GAP;
  }
}
