import type { Glyph, Pixel } from '@fucina/pixel-font';

/** The corners of a closed path, in order. Outer paths and holes have opposite directions. */
export type Contour = readonly Pixel[];

/** The sides of a pixel, clockwise: the neighbor beyond, the start corner, the step to the next corner. */
const SIDES = [
  { beyond: { x: 0, y: -1 }, from: { x: 0, y: 0 }, step: { x: 1, y: 0 } },
  { beyond: { x: 1, y: 0 }, from: { x: 1, y: 0 }, step: { x: 0, y: 1 } },
  { beyond: { x: 0, y: 1 }, from: { x: 1, y: 1 }, step: { x: -1, y: 0 } },
  { beyond: { x: -1, y: 0 }, from: { x: 0, y: 1 }, step: { x: 0, y: -1 } },
] as const;

/** The outlines of a glyph's pixels, in glyph coordinates. */
export function outline({ pixels }: Glyph): readonly Contour[] {
  const ink = new Set(pixels.map(keyOf));
  const edges = new Map<string, Pixel[]>();
  for (const pixel of pixels) {
    for (const { beyond, from, step } of SIDES) {
      if (ink.has(keyOf(add(pixel, beyond)))) continue;
      const start = add(pixel, from);
      edges.set(keyOf(start), [...(edges.get(keyOf(start)) ?? []), step]);
    }
  }
  const contours: Contour[] = [];
  for (const [key, steps] of edges) {
    while (steps.length > 0) contours.push(follow(edges, pixelOf(key)));
  }
  return contours;
}

/** Follows unused edges back to the start, turning right where two pixels touch at a corner. */
function follow(edges: Map<string, Pixel[]>, start: Pixel): Contour {
  const corners: Pixel[] = [];
  let at = start;
  let last: Pixel | undefined;
  do {
    const steps = edges.get(keyOf(at)) ?? [];
    const [step] = steps.splice(Math.max(0, steps.findIndex(isRightOf(last))), 1);
    if (!step) throw new Error('an outline does not close');
    if (step.x !== last?.x || step.y !== last.y) corners.push(at);
    at = add(at, step);
    last = step;
  } while (at.x !== start.x || at.y !== start.y);
  return corners;
}

function isRightOf(last: Pixel | undefined) {
  return ({ x, y }: Pixel) => last !== undefined && x === -last.y && y === last.x;
}

function add(one: Pixel, other: Pixel): Pixel {
  return { x: one.x + other.x, y: one.y + other.y };
}

function keyOf({ x, y }: Pixel): string {
  return `${x},${y}`;
}

function pixelOf(key: string): Pixel {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return { x, y };
}
