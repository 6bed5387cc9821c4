import type { Rgb } from '@fucina/color';
import { colorOfStep, spanningStops } from './color-steps.ts';
import type { CheckedGradient } from './options.ts';
import { segmentsOf } from './segments.ts';

/** A piece of text with its color; white space without a color code has none. */
export interface ColoredPiece {
  readonly text: string;
  readonly rgb: Rgb | undefined;
}

/** One piece for each step of the gradient. */
export function coloredPieces(gradient: CheckedGradient): readonly ColoredPiece[] {
  const { pieces, length } = segmentsOf(gradient.text, gradient.unit, gradient.colorLength);
  const { stops, trimSpaces } = gradient;
  const colorOf = colorOfStep(spanningStops(stops), length, gradient.colorLength);
  return pieces.map((text, step) => {
    const isBare = stops.length === 0 || (trimSpaces && text.trim() === '');
    return { text, rgb: isBare ? undefined : colorOf(step) };
  });
}

/** Joins neighboring pieces of the same color. */
export function joined(pieces: readonly ColoredPiece[]): readonly ColoredPiece[] {
  const result: ColoredPiece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last !== undefined && last.rgb === piece.rgb) {
      result[result.length - 1] = { text: last.text + piece.text, rgb: last.rgb };
    } else result.push(piece);
  }
  return result;
}
