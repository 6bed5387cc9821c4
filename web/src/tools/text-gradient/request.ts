import { gradientText } from '@fucina/minecraft-text';
import type { GradientQuery } from '../../api/gradient.ts';
import { DEFAULT_FORMAT, type GradientState } from './state.ts';

interface Stop {
  readonly hex: string;
  readonly pos: number;
}

/** Colors spread evenly from 0 to 100; a single one is at the start. */
export function spreadEvenly(colors: readonly string[]): readonly Stop[] {
  const steps = Math.max(colors.length - 1, 1);
  // Multiplied first: eleven elevenths of 100 are 100 then, and not a little more, which is refused.
  return colors.map((hex, index) => ({ hex, pos: (100 * index) / steps }));
}

export function gradientQuery(state: GradientState): GradientQuery {
  return {
    text: state.text,
    format: state.format ?? DEFAULT_FORMAT,
    colors: JSON.stringify(spreadEvenly(state.colors)),
    bold: state.bold ? 'true' : 'false',
    italic: state.italic ? 'true' : 'false',
    underline: state.underline ? 'true' : 'false',
    strikethrough: state.strikethrough ? 'true' : 'false',
  };
}

/** The service's answer without the request: it runs the same code. */
export function predictGradient(state: GradientState): ReturnType<typeof gradientText> {
  return gradientText({
    ...state,
    format: state.format ?? DEFAULT_FORMAT,
    colors: spreadEvenly(state.colors),
  });
}
