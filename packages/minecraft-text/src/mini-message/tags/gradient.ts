import { mixColors } from '@fucina/color';
import { readDouble } from '../java-numbers.ts';
import { readColor } from './color-argument.ts';
import type { TagDefinition } from './tag.ts';

/** `<gradient:red:#00ff00:blue:0.5>`: colors (none, or two or more), then an optional phase. */
export const gradient: TagDefinition = {
  names: ['gradient'],
  read(args) {
    const phase = readDouble(args.at(-1) ?? '');
    const count = phase === undefined ? args.length : args.length - 1;
    const colors: number[] = [];
    for (let index = 0; index < count; index++) {
      const color = readColor(args[index] ?? '');
      if (color === undefined) return undefined;
      colors.push(color);
    }
    if (colors.length === 1 || isOutOfRange(phase)) return undefined;
    const paint = gradientPaint(colors.length === 0 ? [0xffffff, 0x000000] : colors, phase);
    return { kind: 'paint', paint };
  },
};

export function isOutOfRange(phase: number | undefined): boolean {
  return phase !== undefined && (phase < -1 || phase > 1);
}

/**
 * The colors are spaced evenly on a ring. As in the reference engine, the position uses double precision and
 * the mixing single precision.
 */
export function gradientPaint(given: readonly number[], phase = 0) {
  const colors = phase < 0 ? given.toReversed() : given;
  const steps = colors.length - 1;
  const start = (phase < 0 ? 1 + phase : phase) * steps;
  return (size: number) => {
    const multiplier = size === 1 ? 0 : steps / (size - 1);
    return (index: number): number => {
      const position = index * multiplier + start;
      // A NaN phase gives black in the reference engine.
      const low = Math.floor(position) || 0;
      const high = Math.ceil(position) || 0;
      const from = colors[low % colors.length] ?? 0;
      const to = colors[high % colors.length] ?? 0;
      return mixColors(from, to, Math.fround(position) - low);
    };
  };
}
