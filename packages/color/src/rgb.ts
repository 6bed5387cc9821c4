import type { Rgb } from './hex.ts';

export interface Channels {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const redOf = (rgb: Rgb): number => (rgb >> 16) & 255;
export const greenOf = (rgb: Rgb): number => (rgb >> 8) & 255;
export const blueOf = (rgb: Rgb): number => rgb & 255;

/** Joins channels from 0 to 255; other values are clamped. */
export function fromChannels({ red, green, blue }: Channels): Rgb {
  return (channel(red) << 16) | (channel(green) << 8) | channel(blue);
}

function channel(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}
