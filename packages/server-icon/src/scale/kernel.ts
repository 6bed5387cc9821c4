/** The source pixels of one target pixel: the first one's place, and how much each of them counts. */
export interface Taps {
  readonly start: number;
  readonly weights: readonly number[];
}

/** For each of `count` target pixels what it takes of `size` source pixels; weights add up to 1. */
export type Kernel = (size: number, count: number) => readonly Taps[];

/** The average over the area of the target pixel, source pixels at its edges counting in part. */
export const areaKernel: Kernel = (size, count) =>
  tapsOf(count, (target) => {
    const from = (target * size) / count;
    const to = ((target + 1) * size) / count;
    return {
      first: Math.floor(from),
      last: Math.ceil(to) - 1,
      weightOf: (source) => Math.min(to, source + 1) - Math.max(from, source),
    };
  });

const LOBES = 3;

/** Lanczos with three lobes: sharper than the average, and smooth where a picture is enlarged. */
export const lanczosKernel: Kernel = (size, count) => {
  const step = size / count;
  const reach = Math.max(1, step);
  return tapsOf(count, (target) => {
    const center = (target + 0.5) * step;
    return {
      first: Math.max(0, Math.floor(center - LOBES * reach)),
      last: Math.min(size - 1, Math.ceil(center + LOBES * reach) - 1),
      weightOf: (source) => lanczos((source + 0.5 - center) / reach),
    };
  });
};

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const turn = Math.PI * x;
  return (LOBES * Math.sin(turn) * Math.sin(turn / LOBES)) / (turn * turn);
}

interface Reach {
  readonly first: number;
  readonly last: number;
  readonly weightOf: (source: number) => number;
}

function tapsOf(count: number, reachOf: (target: number) => Reach): readonly Taps[] {
  return Array.from({ length: count }, (_, target) => {
    const { first, last, weightOf } = reachOf(target);
    const weights = Array.from({ length: last - first + 1 }, (_, index) => weightOf(first + index));
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { start: first, weights: weights.map((weight) => weight / sum) };
  });
}
