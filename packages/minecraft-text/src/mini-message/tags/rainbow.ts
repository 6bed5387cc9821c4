import { readInteger } from '../java-numbers.ts';
import type { TagDefinition } from './tag.ts';

/** `<rainbow>`, `<rainbow:3>`, `<rainbow:!>` backwards; ten phases are one turn. */
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
      // The engine refuses a negative hue only now, when it draws.
      return hue < 0 ? undefined : hueToColor(hue);
    };
    return { kind: 'paint', paint };
  },
};

/** Full saturation and brightness, in single precision, cut instead of rounded. */
function hueToColor(hue: number): number {
  const h = Math.fround(hue * 6);
  const sector = Math.floor(h);
  const fraction = Math.fround(h - sector);
  const falling = channel(Math.fround(1 - fraction));
  const rising = channel(Math.fround(1 - Math.fround(1 - fraction)));
  switch (sector) {
    case 0:
      return join(255, rising, 0);
    case 1:
      return join(falling, 255, 0);
    case 2:
      return join(0, 255, rising);
    case 3:
      return join(0, falling, 255);
    case 4:
      return join(rising, 0, 255);
    default:
      return join(255, 0, falling);
  }
}

function channel(value: number): number {
  return Math.trunc(Math.fround(value * 255));
}

function join(red: number, green: number, blue: number): number {
  return (red << 16) | (green << 8) | blue;
}
