import { fromHsv } from '@fucina/color';
import { readInteger } from '../java-numbers.ts';
import type { TagDefinition } from './tag.ts';

/** `<rainbow>`, `<rainbow:3>`, `<rainbow:!>` (reversed); ten phases are a full turn. */
export const rainbow: TagDefinition = {
  names: ['rainbow'],
  read([argument = '']) {
    const isReversed = argument.startsWith('!');
    const digits = isReversed ? argument.slice(1) : argument;
    const phase = digits === '' ? 0 : readInteger(digits);
    if (phase === undefined) return undefined;
    const turn = phase / 10;
    const paint = (size: number) => (index: number) => {
      const place = isReversed ? size - 1 - (index % size) : index;
      const hue = Math.fround((Math.fround(place / size) + turn) % 1);
      // The reference engine rejects a negative hue only while rendering.
      return hue < 0 ? undefined : fromHsv({ hue, saturation: 1, value: 1 });
    };
    return { kind: 'paint', paint };
  },
};
