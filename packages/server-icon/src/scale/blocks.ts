import type { Pixels } from '@fucina/skin-model';
import type { Area } from '../frame.ts';

/** Pictures with more colors are no pixel art, whatever their blocks. */
const MAX_COLORS = 256;

/**
 * The side of the equal squares that the area consists of: 1 for most pictures, 8 for pixel art that was enlarged
 * eight times. It is the greatest number that divides the area's sides and every place where neighbors differ.
 */
export function blockSize(source: Pixels, area: Area): number {
  const pixelAt = createPixelAt(source);
  let block = divisor(area.width, area.height);
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      const pixel = pixelAt(x, y);
      if (x > area.x && pixel !== pixelAt(x - 1, y)) block = divisor(block, x - area.x);
      if (y > area.y && pixel !== pixelAt(x, y - 1)) block = divisor(block, y - area.y);
      if (block === 1) return 1;
    }
  }
  return block;
}

export function hasFewColors(source: Pixels, area: Area): boolean {
  const pixelAt = createPixelAt(source);
  const colors = new Set<number>();
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) {
      colors.add(pixelAt(x, y));
      if (colors.size > MAX_COLORS) return false;
    }
  }
  return true;
}

/** Red, green, blue and alpha as one number; 0 outside the picture and for every transparent pixel. */
export function createPixelAt({ width, height, data }: Pixels) {
  return (x: number, y: number): number => {
    if (x < 0 || x >= width || y < 0 || y >= height) return 0;
    const at = (y * width + x) * 4;
    const alpha = data[at + 3] ?? 0;
    if (alpha === 0) return 0;
    return (
      (alpha << 24) | ((data[at + 2] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at] ?? 0)
    );
  };
}

function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other);
}
