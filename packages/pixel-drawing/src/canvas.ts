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
  function fill(ink: Ink): void {
    const { color, opacity } = ink;
    const left = edge(ink.x, width);
    const right = edge(ink.x + ink.width, width);
    const top = edge(ink.y, height);
    const bottom = edge(ink.y + ink.height, height);
    if (opacity < 1) {
      // What is below is mostly of one color: it is mixed once.
      let below = -1;
      let above = -1;
      let mixed = 0;
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const at = y * width + x;
          const pixel = pixels[at] ?? 0;
          const paint = paintAt(color, x);
          if (pixel !== below || paint !== above) mixed = mix(pixel, paint, opacity);
          below = pixel;
          above = paint;
          pixels[at] = mixed;
        }
      }
      return;
    }
    if (typeof color === 'number') {
      const pixel = pixelOf(color);
      const isNarrow = right - left < NARROW;
      for (let y = top; y < bottom; y += 1) {
        const end = y * width + right;
        if (isNarrow) for (let at = y * width + left; at < end; at += 1) pixels[at] = pixel;
        else pixels.fill(pixel, y * width + left, end);
      }
      return;
    }
    for (let x = left; x < right; x += 1) {
      const pixel = pixelOf(color(x));
      for (let y = top; y < bottom; y += 1) pixels[y * width + x] = pixel;
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
  return {
    fill: (ink) =>
      fill({
        x: x + ink.x * scale,
        y: y + ink.y * scale,
        width: ink.width * scale,
        height: ink.height * scale,
        color: ink.color,
        opacity: ink.opacity,
      }),
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

function paintAt(paint: Paint, column: number): Rgb {
  return typeof paint === 'number' ? paint : paint(column);
}

const bytes = new Uint8ClampedArray(4);
const number = new Uint32Array(bytes.buffer);

/** A pixel with a color over it. */
function mix(pixel: number, color: Rgb, opacity: number): number {
  number[0] = pixel;
  const [red = 0, green = 0, blue = 0] = bytes;
  bytes[0] = redOf(color) * opacity + red * (1 - opacity);
  bytes[1] = greenOf(color) * opacity + green * (1 - opacity);
  bytes[2] = blueOf(color) * opacity + blue * (1 - opacity);
  bytes[3] = 255;
  return number[0] ?? 0;
}

/** The four bytes of an opaque pixel as one number, in the byte order of the machine. */
function pixelOf(color: Rgb): number {
  bytes[0] = redOf(color);
  bytes[1] = greenOf(color);
  bytes[2] = blueOf(color);
  bytes[3] = 255;
  return number[0] ?? 0;
}
