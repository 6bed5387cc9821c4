import type { GameFont, TextRun } from '@fucina/minecraft-text';
import type { DrawnText, Layout } from '@fucina/text-places';
import { type Ink, type Surface, scaled } from '../canvas.ts';
import { inkOfLine, type Span } from '../line-ink.ts';
import { rgbOf } from '../written-color.ts';
import { drawShape } from './draw-shape.ts';

/**
 * A text in a place of the game, with what is around it. Returns what our font lacks; boxes are drawn instead. A
 * line may be longer than the picture is wide: letters outside of `seen` are left out.
 */
export function drawPlace(
  surface: Surface,
  { shapes, texts }: Pick<Layout, 'shapes' | 'texts'>,
  font: GameFont,
  seen?: Span,
): ReadonlySet<string> {
  const missing = new Set<string>();
  for (const shape of shapes) drawShape(surface, shape);
  for (const text of texts) {
    for (const each of drawPlacedText(surface, text, font, seen)) missing.add(each);
  }
  return missing;
}

function drawPlacedText(
  surface: Surface,
  { runs, x, y, scale, opacity, outline, isInOrder }: DrawnText,
  font: GameFont,
  seen?: Span,
): readonly string[] {
  const { fill } = scaled(surface, { x, y, scale });
  const lit = outline === undefined ? runs : runs.map(withoutShadow);
  const visible = seen && { from: (seen.from - x) / scale, to: (seen.to - x) / scale };
  const { ink, missing } = inkOfLine({ runs: lit, x: 0, y: 0, isInOrder, seen: visible }, font);
  const all = outline === undefined ? ink : [...around(ink, outline), ...ink];
  for (const each of all) fill(opacity === 1 ? each : { ...each, opacity: each.opacity * opacity });
  return missing;
}

/** Alpha first, as the game writes it. */
const TRANSPARENT = '#00000000';

function withoutShadow(run: TextRun): TextRun {
  return { ...run, shadow: TRANSPARENT };
}

/** One pixel around the letters of a glowing sign, in eight directions. */
function around(ink: readonly Ink[], outline: string): readonly Ink[] {
  const color = rgbOf(outline);
  const steps = [-1, 0, 1];
  return ink.flatMap((each) =>
    steps.flatMap((down) =>
      steps.map((right) => ({ ...each, x: each.x + right, y: each.y + down, color })),
    ),
  );
}
