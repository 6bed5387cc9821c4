import { mixColors } from '@fucina/color';
import { findNamedColor } from '../../component/named-colors.ts';
import { createStyle } from '../../component/style.ts';
import { readDouble } from '../java-numbers.ts';
import { readHexColor } from './color-argument.ts';
import { isOutOfRange } from './gradient.ts';
import type { TagDefinition } from './tag.ts';

/** `<transition:red:blue:0.5>`: one color for the whole text, interpolated at the phase. */
export const transition: TagDefinition = {
  names: ['transition'],
  read(args) {
    const last = args.at(-1);
    const number = last === undefined ? undefined : readDouble(last);
    const phase = number === undefined ? 0 : Math.fround(number);
    const names = number === undefined ? args : args.slice(0, -1);
    const colors: number[] = [];
    for (const name of names) {
      const color = readTransitionColor(name);
      if (color === undefined) return undefined;
      colors.push(color);
    }
    if ((args.length > 0 && colors.length < 2) || isOutOfRange(phase)) return undefined;
    const color = colorAt(colors.length === 0 ? [0xffffff, 0x000000] : colors, phase);
    const style = createStyle({ color });
    return { kind: 'insert', content: { type: 'text', text: '', style } };
  },
};

/** Color names are not case-sensitive here, but the `grey` spellings are not accepted. */
function readTransitionColor(text: string): number | undefined {
  return text.startsWith('#') ? readHexColor(text) : findNamedColor(text.toLowerCase())?.color;
}

function colorAt(given: readonly number[], signedPhase: number): number {
  const isNegative = signedPhase < 0;
  const colors = isNegative ? given.toReversed() : given;
  const phase = isNegative ? Math.fround(1 + signedPhase) : signedPhase;
  const step = Math.fround(1 / (colors.length - 1));
  for (let next = 1; next < colors.length; next++) {
    const place = Math.fround(next * step);
    if (!(place >= phase)) continue;
    const behind = Math.fround(Math.fround(phase - place) * (colors.length - 1));
    const factor = Math.fround(1 + behind);
    const from = colors[next - 1] ?? 0;
    const to = colors[next] ?? 0;
    return isNegative ? mixColors(to, from, 1 - factor) : mixColors(from, to, factor);
  }
  return colors[0] ?? 0;
}
