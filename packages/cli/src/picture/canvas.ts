import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';
import type { Picture } from '@fucina/skin-model';

/** In pixels of the game's interface, which may be fractions. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle of one color. */
export interface Ink extends Box {
  readonly color: Rgb;
  /** From 0 to 1. */
  readonly opacity: number;
}

export interface Canvas {
  readonly picture: Picture;
  /** Paints over what is there; what is outside the picture is left out. */
  readonly fill: (ink: Ink) => void;
}

/** A picture of a part of the game's window; each of its pixels becomes a square of `scale` pixels. */
export function createCanvas(area: Box, scale: number, ground: Rgb): Canvas {
  const [left, top] = [area.x * scale, area.y * scale];
  const [width, height] = [area.width * scale, area.height * scale];
  const data = new Uint8ClampedArray(width * height * 4);

  function fill({ color, opacity, ...box }: Ink): void {
    const inked = [redOf(color), greenOf(color), blueOf(color)];
    const from = { x: edge(box.x, left, width), y: edge(box.y, top, height) };
    const to = {
      x: edge(box.x + box.width, left, width),
      y: edge(box.y + box.height, top, height),
    };
    for (let y = from.y; y < to.y; y += 1) {
      for (let x = from.x; x < to.x; x += 1) {
        const at = (y * width + x) * 4;
        for (const [channel, ink] of inked.entries()) {
          data[at + channel] = ink * opacity + (data[at + channel] ?? 0) * (1 - opacity);
        }
        data[at + 3] = 255;
      }
    }
  }

  function edge(place: number, start: number, most: number): number {
    return Math.min(most, Math.max(0, Math.round(place * scale) - start));
  }

  fill({ ...area, color: ground, opacity: 1 });
  return { picture: { width, height, data }, fill };
}
