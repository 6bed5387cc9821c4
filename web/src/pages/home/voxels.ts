/** A picture of cubes seen from above at an angle: what is hidden is left out, not painted over. */

export interface Box<Material extends string> {
  readonly material: Material;
  /** First cube and how many, along the right-down, the left-down and the upward axis. */
  readonly at: readonly [x: number, y: number, z: number];
  readonly size: readonly [x: number, y: number, z: number];
}

export type Side = 'top' | 'left' | 'right';

export interface Facet<Material extends string> {
  readonly material: Material;
  readonly side: Side;
  /** All visible parts of this material and side as SVG path data. */
  readonly path: string;
}

type Point = readonly [column: number, row: number];

/**
 * The plane is a lattice of triangles, each with one upright edge: its column, its middle, and
 * whether the third corner lies left or right of it. A cube's face covers two of them.
 */
interface Triangle {
  readonly column: number;
  readonly row: number;
  readonly points: -1 | 1;
}

interface Face<Material extends string> {
  readonly material: Material;
  readonly side: Side;
  readonly corners: readonly Point[];
  readonly halves: readonly [Triangle, Triangle];
  readonly nearness: number;
}

/** The visible facets in units of a cube's edge; `scale` is that edge's length. */
export function drawBoxes<Material extends string>(
  boxes: readonly Box<Material>[],
  scale: number,
): readonly Facet<Material>[] {
  const faces = boxes.flatMap(facesOf);
  const front = new Map<string, Face<Material>>();
  for (const face of faces) {
    for (const half of face.halves) {
      const key = keyOf(half);
      if ((front.get(key)?.nearness ?? Number.NEGATIVE_INFINITY) < face.nearness) {
        front.set(key, face);
      }
    }
  }

  const paths = new Map<string, Facet<Material>>();
  for (const face of faces) {
    const visible = face.halves.filter((half) => front.get(keyOf(half)) === face);
    if (visible.length === 0) continue;
    const outline = visible.length === 2 ? [face.corners] : visible.map(cornersOf);
    const key = `${face.material} ${face.side}`;
    const { material, side } = face;
    const path = outline.map((corners) => pathOf(corners, scale)).join('');
    paths.set(key, { material, side, path: (paths.get(key)?.path ?? '') + path });
  }
  return [...paths.values()];
}

function facesOf<Material extends string>({ material, at, size }: Box<Material>): Face<Material>[] {
  const found: Face<Material>[] = [];
  for (let x = at[0]; x < at[0] + size[0]; x += 1) {
    for (let y = at[1]; y < at[1] + size[1]; y += 1) {
      for (let z = at[2]; z < at[2] + size[2]; z += 1) found.push(...cube(material, x, y, z));
    }
  }
  return found;
}

function cube<Material extends string>(
  material: Material,
  x: number,
  y: number,
  z: number,
): Face<Material>[] {
  const column = x - y;
  const row = x + y - 2 * z;
  const nearness = x + y + z;
  const centre: Point = [column, row];
  const east: Point = [column + 1, row - 1];
  const west: Point = [column - 1, row - 1];
  const south: Point = [column, row + 2];
  return [
    {
      material,
      nearness,
      side: 'top',
      corners: [[column, row - 2], east, centre, west],
      halves: [
        { column, row: row - 1, points: -1 },
        { column, row: row - 1, points: 1 },
      ],
    },
    {
      material,
      nearness,
      side: 'right',
      corners: [east, [column + 1, row + 1], south, centre],
      halves: [
        { column: column + 1, row, points: -1 },
        { column, row: row + 1, points: 1 },
      ],
    },
    {
      material,
      nearness,
      side: 'left',
      corners: [west, centre, south, [column - 1, row + 1]],
      halves: [
        { column: column - 1, row, points: 1 },
        { column, row: row + 1, points: -1 },
      ],
    },
  ];
}

function cornersOf({ column, row, points }: Triangle): readonly Point[] {
  return [
    [column, row - 1],
    [column, row + 1],
    [column + points, row],
  ];
}

function keyOf({ column, row, points }: Triangle): string {
  return `${column} ${row} ${points}`;
}

function pathOf(corners: readonly Point[], scale: number): string {
  // An upright edge spans two rows, a column is half a rhombus wide: cos 30°.
  const width = scale * Math.cos(Math.PI / 6);
  const points = corners.map(
    ([column, row]) => `${round(column * width)} ${round((row * scale) / 2)}`,
  );
  return `M${points.join('L')}z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
