/** The byte that a filter expects, from those to the left, above, and above to the left. */
type Predict = (left: number, up: number, upLeft: number) => number;

/** PNG's filters, by their number. */
const FILTERS: readonly Predict[] = [
  () => 0,
  (left) => left,
  (_left, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

export interface RowShape {
  /** Bytes of a row. */
  readonly stride: number;
  readonly bytesPerPixel: number;
}

/** Filters each row in the way that leaves the smallest differences: they compress best. */
export function filterRows(rows: Uint8Array, shape: RowShape): Uint8Array<ArrayBuffer> {
  const height = rows.length / shape.stride;
  const filtered = new Uint8Array(height * (shape.stride + 1));
  for (let y = 0; y < height; y += 1) {
    const best = FILTERS.map((predict, filter) => {
      const row = Uint8Array.from({ length: shape.stride }, (_, x) => {
        return (rows[y * shape.stride + x] ?? 0) - predictAt(rows, x, y, predict, shape);
      });
      return { filter, row, sum: row.reduce((sum, byte) => sum + Math.min(byte, 256 - byte), 0) };
    }).reduce((one, other) => (other.sum < one.sum ? other : one));
    filtered[y * (shape.stride + 1)] = best.filter;
    filtered.set(best.row, y * (shape.stride + 1) + 1);
  }
  return filtered;
}

/** Undoes the filters; undefined for one that does not exist. */
export function unfilterRows(filtered: Uint8Array, shape: RowShape): Uint8Array | undefined {
  const height = filtered.length / (shape.stride + 1);
  const rows = new Uint8Array(height * shape.stride);
  for (let y = 0; y < height; y += 1) {
    const from = y * (shape.stride + 1);
    const predict = FILTERS[filtered[from] ?? 0];
    if (predict === undefined) return undefined;
    for (let x = 0; x < shape.stride; x += 1) {
      rows[y * shape.stride + x] =
        (filtered[from + 1 + x] ?? 0) + predictAt(rows, x, y, predict, shape);
    }
  }
  return rows;
}

function predictAt(
  rows: Uint8Array,
  x: number,
  y: number,
  predict: Predict,
  { stride, bytesPerPixel }: RowShape,
): number {
  const at = y * stride + x;
  const hasLeft = x >= bytesPerPixel;
  const left = hasLeft ? (rows[at - bytesPerPixel] ?? 0) : 0;
  const up = y > 0 ? (rows[at - stride] ?? 0) : 0;
  const upLeft = hasLeft && y > 0 ? (rows[at - stride - bytesPerPixel] ?? 0) : 0;
  return predict(left, up, upLeft);
}

/** Whichever neighbor is nearest to left + up - upLeft. */
function paeth(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
