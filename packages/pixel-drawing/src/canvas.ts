import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';
import type { Picture, Pixels } from '@fucina/skin-model';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One color, or one for each column of the picture. */
export type Paint = Rgb | ((column: number) => Rgb);

/** A painted rectangle. */
export interface Ink extends Box {
  readonly color: Paint;
  /** From 0 to 1. */
  readonly opacity: number;
}

export interface Surface {
  /** Paints over what is there. Edges are rounded to pixels; what is outside the picture is left out. */
  readonly fill: (ink: Ink) => void;
}

export interface Canvas extends Surface {
  readonly picture: Picture;
}

/** So few pixels are written faster one by one. */
const NARROW = 48;

/** Whoever draws often hands in the bytes of a picture that is done with: new ones cost more than most of the paint. */
export function createCanvas(
  { width, height }: { readonly width: number; readonly height: number },
  ground: Rgb,
  data = new Uint8ClampedArray(width * height * 4),
): Canvas {
  const pixels = new Uint32Array(data.buffer);

  /** Pictures have tens of thousands of them, so nothing is made for one. */
  function fill({ x, y, width: across, height: down, color, opacity }: Ink): void {
    const left = edge(x, width);
    const right = edge(x + across, width);
    const top = edge(y, height);
    const bottom = edge(y + down, height);
    if (typeof color !== 'number' && opacity === 1) {
      for (let column = left; column < right; column += 1) {
        const pixel = pixelOf(color(column));
        for (let row = top; row < bottom; row += 1) pixels[row * width + column] = pixel;
      }
      return;
    }
    for (let row = top; row < bottom; row += 1) {
      const start = row * width;
      if (typeof color !== 'number' || opacity < 1)
        mixRow(pixels, start, left, right, color, opacity);
      else fillRow(pixels, start + left, start + right, pixelOf(color));
    }
  }

  pixels.fill(pixelOf(ground));
  return { picture: { width, height, data }, fill };
}

/** The same surface in larger units: 0,0 is at `x`,`y`, and a unit is `scale` pixels long. */
export function scaled(
  { fill }: Surface,
  { x, y, scale }: { readonly x: number; readonly y: number; readonly scale: number },
): Surface {
  // Pictures have tens of thousands of rectangles: one object serves all.
  const scratch = { x: 0, y: 0, width: 0, height: 0, color: 0 as Paint, opacity: 1 };
  return {
    fill: (ink) => {
      scratch.x = x + ink.x * scale;
      scratch.y = y + ink.y * scale;
      scratch.width = ink.width * scale;
      scratch.height = ink.height * scale;
      scratch.color = ink.color;
      scratch.opacity = ink.opacity;
      fill(scratch);
    },
  };
}

/** Each pixel of a picture as a square of one unit. */
export function stamp({ fill }: Surface, { width, height, data }: Pixels): void {
  for (let y = 0; y < height; y += 1) {
    // Pixels of the same color beside each other are one rectangle.
    for (let x = 0, end = 0; x < width; x = end) {
      const at = (y * width + x) * 4;
      for (end = x + 1; end < width && isSamePixel(data, at, (y * width + end) * 4); ) end += 1;
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      const color = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
      fill({ x, y, width: end - x, height: 1, color, opacity: alpha / 255 });
    }
  }
}

function isSamePixel(data: Pixels['data'], one: number, other: number): boolean {
  return (
    data[one] === data[other] &&
    data[one + 1] === data[other + 1] &&
    data[one + 2] === data[other + 2] &&
    data[one + 3] === data[other + 3]
  );
}

function edge(place: number, most: number): number {
  return Math.min(most, Math.max(0, Math.round(place)));
}

function fillRow(pixels: Uint32Array, from: number, end: number, pixel: number): void {
  if (end - from < NARROW) for (let at = from; at < end; at += 1) pixels[at] = pixel;
  else pixels.fill(pixel, from, end);
}

function mixRow(
  pixels: Uint32Array,
  start: number,
  left: number,
  right: number,
  color: Paint,
  opacity: number,
): void {
  for (let column = left; column < right; column += 1) {
    const paint = typeof color === 'number' ? color : color(column);
    pixels[start + column] = mix(pixels[start + column] ?? 0, paint, opacity);
  }
}

const bytes = new Uint8ClampedArray(4);
const number = new Uint32Array(bytes.buffer);

const last = { pixel: -1, color: -1, opacity: -1, mixed: 0 };

/** A pixel with a color over it. What is below is mostly of one color: it is mixed once. */
function mix(pixel: number, color: Rgb, opacity: number): number {
  if (pixel === last.pixel && color === last.color && opacity === last.opacity) return last.mixed;
  number[0] = pixel;
  const [red = 0, green = 0, blue = 0] = bytes;
  bytes[0] = redOf(color) * opacity + red * (1 - opacity);
  bytes[1] = greenOf(color) * opacity + green * (1 - opacity);
  bytes[2] = blueOf(color) * opacity + blue * (1 - opacity);
  bytes[3] = 255;
  last.pixel = pixel;
  last.color = color;
  last.opacity = opacity;
  last.mixed = number[0] ?? 0;
  return last.mixed;
}

/** The four bytes of an opaque pixel as one number, in the byte order of the machine. */
function pixelOf(color: Rgb): number {
  bytes[0] = redOf(color);
  bytes[1] = greenOf(color);
  bytes[2] = blueOf(color);
  bytes[3] = 255;
  return number[0] ?? 0;
}
