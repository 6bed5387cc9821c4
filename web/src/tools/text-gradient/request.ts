import { gradientText } from '@fucina/minecraft-text';
import type { GradientQuery } from '../../api/gradient.ts';
import { DEFAULT_FORMAT, type GradientState } from './state.ts';

interface Stop {
  readonly hex: string;
  readonly pos: number;
}

/** Colours spread evenly from 0 to 100; a single one stands at the start. */
export function spreadEvenly(colors: readonly string[]): readonly Stop[] {
  const step = colors.length > 1 ? 100 / (colors.length - 1) : 0;
  return colors.map((hex, index) => ({ hex, pos: index * step }));
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

/** What the service will say, known at once: it runs the same code. Undefined for what it will refuse. */
export function foreseeGradient(state: GradientState): string | undefined {
  const written = gradientText({
    ...state,
    format: state.format ?? DEFAULT_FORMAT,
    colors: spreadEvenly(state.colors),
  });
  return written.ok ? written.value : undefined;
}
