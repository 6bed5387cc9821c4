import { blueOf, greenOf, type Rgb, redOf } from '@fucina/color';
import type { Picture } from '@fucina/skin-model';
import { copyPicture } from '../picture.ts';
import { fromLinear, toLinear } from '../scale/linear-light.ts';

const HALF = 128;

export function hasTransparency({ data }: Picture): boolean {
  return data.some((byte, at) => at % 4 === 3 && byte < 255);
}

/** On a background of one color; nothing of it stays transparent. Light is mixed, not bytes. */
export function flatten(picture: Picture, background: Rgb): Picture {
  const flat = copyPicture(picture);
  const under = [redOf(background), greenOf(background), blueOf(background)].map(toLinear);
  for (let at = 0; at < flat.data.length; at += 4) {
    const alpha = (picture.data[at + 3] ?? 0) / 255;
    for (const [channel, light] of under.entries()) {
      const over = toLinear(picture.data[at + channel] ?? 0);
      flat.data[at + channel] = fromLinear(over * alpha + light * (1 - alpha));
    }
    flat.data[at + 3] = 255;
  }
  return flat;
}

/** Every pixel either opaque or not there, as pixel art has it. */
export function thresholdAlpha(picture: Picture): Picture {
  const hard = copyPicture(picture);
  for (let at = 0; at < hard.data.length; at += 4) {
    if ((picture.data[at + 3] ?? 0) >= HALF) hard.data[at + 3] = 255;
    else hard.data.fill(0, at, at + 4);
  }
  return hard;
}

/** Cuts the corners off along a circle of the radius, with soft edges. */
export function roundCorners(picture: Picture, radius: number): Picture {
  const { width, height } = picture;
  const round = copyPicture(picture);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const alpha = (y * width + x) * 4 + 3;
      const seen = coverage(beyond(x, width, radius), beyond(y, height, radius), radius);
      const byte = Math.round((picture.data[alpha] ?? 0) * seen);
      if (byte === 0) round.data.fill(0, alpha - 3, alpha + 1);
      else round.data[alpha] = byte;
    }
  }
  return round;
}

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A line of one pixel around everything that is at least half opaque. */
export function outline(picture: Picture, color: Rgb): Picture {
  const { width, height, data } = picture;
  const lined = copyPicture(picture);
  const isSolid = (x: number, y: number) =>
    x >= 0 && x < width && y >= 0 && y < height && (data[(y * width + x) * 4 + 3] ?? 0) >= HALF;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isSolid(x, y) || !SIDES.some(([dx, dy]) => isSolid(x + dx, y + dy))) continue;
      lined.data.set([redOf(color), greenOf(color), blueOf(color), 255], (y * width + x) * 4);
    }
  }
  return lined;
}

/** How far the middle of a pixel is behind the center of the nearest corner's circle; 0 between the corners. */
function beyond(place: number, size: number, radius: number): number {
  const middle = place + 0.5;
  return Math.max(0, radius - middle, middle - (size - radius));
}

function coverage(x: number, y: number, radius: number): number {
  if (x === 0 || y === 0) return 1;
  return Math.max(0, Math.min(1, radius + 0.5 - Math.hypot(x, y)));
}
