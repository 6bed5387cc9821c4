import type { Picture } from '@fucina/skin-model';
import { copyPicture, pixelsOf } from '../picture.ts';
import { countColors } from './count-colors.ts';
import { fromOklab, type OklabColor, toOklab } from './oklab.ts';

interface Point {
  readonly pixel: number;
  readonly color: OklabColor;
  readonly count: number;
}

const AXES = [0, 1, 2, 3] as const;
/** How often the colors move to the middle of what they stand for. */
const MEANS_PASSES = 4;

/** The picture in at most `limit` colors that are as near as can be; unchanged if it has no more. */
export function reduceColors(picture: Picture, limit: number): Picture {
  const counts = countColors(picture);
  if (counts.size <= limit) return picture;
  const points = Array.from(counts, ([pixel, count]) => ({ pixel, count, color: toOklab(pixel) }));
  const palette = improve(points, cut(points, limit).map(middleOf));
  const replacements = new Map(
    points.map(({ pixel, color }) => [pixel, fromOklab(palette[nearest(color, palette)] ?? color)]),
  );
  const reduced = copyPicture(picture);
  const pixels = pixelsOf(reduced);
  for (const [at, pixel] of pixels.entries()) pixels[at] = replacements.get(pixel) ?? pixel;
  return reduced;
}

/** Median cut: halves the most spread-out group along its widest axis until there are enough. */
function cut(points: readonly Point[], limit: number): readonly (readonly Point[])[] {
  const groups: (readonly Point[])[] = [points];
  while (groups.length < limit) {
    const widest = groups
      .map((group, place) => ({ group, place, ...widestAxis(group) }))
      .reduce((best, other) => (other.spread > best.spread ? other : best));
    if (widest.spread === 0) break;
    groups.splice(widest.place, 1, ...halve(widest.group, widest.axis));
  }
  return groups;
}

function widestAxis(group: readonly Point[]) {
  const middle = middleOf(group);
  return AXES.map((axis) => ({
    axis,
    spread: group.reduce(
      (sum, { color, count }) => sum + count * (color[axis] - middle[axis]) ** 2,
      0,
    ),
  })).reduce((best, other) => (other.spread > best.spread ? other : best));
}

/** Two groups of about as many pixels; neither is empty. */
function halve(group: readonly Point[], axis: (typeof AXES)[number]) {
  const sorted = group.toSorted((one, other) => one.color[axis] - other.color[axis]);
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let [seen, place] = [0, 0];
  while (seen < half) {
    seen += sorted[place]?.count ?? half;
    place += 1;
  }
  const split = Math.min(place, sorted.length - 1);
  return [sorted.slice(0, split), sorted.slice(split)];
}

function middleOf(group: readonly Point[]): OklabColor {
  const total = group.reduce((sum, { count }) => sum + count, 0);
  const mean = (axis: (typeof AXES)[number]) =>
    group.reduce((sum, { color, count }) => sum + color[axis] * count, 0) / total;
  return [mean(0), mean(1), mean(2), mean(3)];
}

function improve(points: readonly Point[], first: readonly OklabColor[]): readonly OklabColor[] {
  let palette = first;
  for (let pass = 0; pass < MEANS_PASSES; pass += 1) {
    const groups: Point[][] = palette.map(() => []);
    for (const point of points) groups[nearest(point.color, palette)]?.push(point);
    palette = groups.map((group, place) => {
      const old = palette[place];
      return group.length === 0 && old ? old : middleOf(group);
    });
  }
  return palette;
}

function nearest(color: OklabColor, palette: readonly OklabColor[]): number {
  let [best, bestDistance] = [0, Number.POSITIVE_INFINITY];
  for (const [place, candidate] of palette.entries()) {
    const distance = AXES.reduce<number>(
      (sum, axis) => sum + (color[axis] - candidate[axis]) ** 2,
      0,
    );
    if (distance < bestDistance) [best, bestDistance] = [place, distance];
  }
  return best;
}
