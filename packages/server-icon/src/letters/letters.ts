import { blueOf, greenOf, mixColors, type Rgb, redOf } from '@fucina/color';
import type { Picture } from '@fucina/skin-model';
import { blankPicture, ICON_SIZE } from '../picture.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** The pixels of one character; rows grow downwards. */
export interface LetterGlyph {
  readonly width: number;
  readonly pixels: readonly Place[];
}

export type GradientDirection = 'down' | 'right' | 'diagonal';

export interface Gradient {
  readonly from: Rgb;
  readonly to: Rgb;
  readonly direction: GradientDirection;
}

export interface LetterStyle {
  readonly ink: Gradient;
  /** Transparent where there is none. */
  readonly background?: Gradient | undefined;
  readonly hasShadow: boolean;
}

/** At least this much stays free on each side. */
const MARGIN = 2;
const GAP = 1;
/** The game's shadow: one pixel of the font down and right, in a quarter of the color. */
const SHADOW_SHARE = 0.25;

/** A few characters of a pixel font, as large as fits, their ink in the middle. */
export function drawLetters(
  glyphs: readonly LetterGlyph[],
  { ink, background, hasShadow }: LetterStyle,
): Picture {
  const icon = blankPicture(ICON_SIZE);
  if (background) {
    const colorAt = createGradient(background, ICON_SIZE, ICON_SIZE);
    paintSquare(icon, { x: 0, y: 0 }, ICON_SIZE, colorAt);
  }
  const { places, width, height } = lineUp(glyphs);
  if (places.length === 0) return icon;
  const shadow = hasShadow ? 1 : 0;
  const longest = Math.max(width, height) + shadow;
  const scale = Math.max(1, Math.floor((ICON_SIZE - 2 * MARGIN) / longest));
  const left = Math.floor((ICON_SIZE - (width + shadow) * scale) / 2);
  const top = Math.floor((ICON_SIZE - (height + shadow) * scale) / 2);
  const colorAt = createGradient(ink, width * scale, height * scale);
  const paint = (by: number, colorOf: (rgb: Rgb) => Rgb) => {
    for (const { x, y } of places) {
      const start = { x: left + (x + by) * scale, y: top + (y + by) * scale };
      paintSquare(icon, start, scale, (column, row) =>
        colorOf(colorAt(column - left - by * scale, row - top - by * scale)),
      );
    }
  };
  if (hasShadow) paint(1, darken);
  paint(0, (rgb) => rgb);
  return icon;
}

/** The ink of all glyphs beside each other, from 0, 0. */
function lineUp(glyphs: readonly LetterGlyph[]) {
  let start = 0;
  const all = glyphs.flatMap(({ width, pixels }) => {
    const from = start;
    start += width + GAP;
    return pixels.map(({ x, y }) => ({ x: x + from, y }));
  });
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const places = all.map(({ x, y }) => ({ x: x - left, y: y - top }));
  return {
    places,
    width: Math.max(...places.map(({ x }) => x)) + 1,
    height: Math.max(...places.map(({ y }) => y)) + 1,
  };
}

type ColorAt = (x: number, y: number) => Rgb;

function createGradient({ from, to, direction }: Gradient, width: number, height: number): ColorAt {
  const part = (place: number, size: number) => (size > 1 ? place / (size - 1) : 0);
  switch (direction) {
    case 'down':
      return (_x, y) => mixColors(from, to, part(y, height));
    case 'right':
      return (x) => mixColors(from, to, part(x, width));
    case 'diagonal':
      return (x, y) => mixColors(from, to, (part(x, width) + part(y, height)) / 2);
  }
}

function darken(rgb: Rgb): Rgb {
  const quarter = (channel: number) => Math.trunc(channel * SHADOW_SHARE);
  return (quarter(redOf(rgb)) << 16) | (quarter(greenOf(rgb)) << 8) | quarter(blueOf(rgb));
}

/** What is beyond the picture is left out: very long texts do not fit. */
function paintSquare(
  { width, height, data }: Picture,
  start: Place,
  size: number,
  colorAt: ColorAt,
) {
  for (let y = Math.max(0, start.y); y < Math.min(height, start.y + size); y += 1) {
    for (let x = Math.max(0, start.x); x < Math.min(width, start.x + size); x += 1) {
      const rgb = colorAt(x, y);
      data.set([redOf(rgb), greenOf(rgb), blueOf(rgb), 255], (y * width + x) * 4);
    }
  }
}
