const PIXEL = 4;

/** Undoes the five filters of PNG rows of 8-bit RGBA; undefined for a filter that does not exist. */
export function unfilterRgba(rows: Uint8Array, width: number, height: number) {
  const stride = width * PIXEL;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    switch (rows[from - 1]) {
      case 0:
        data.set(rows.subarray(from, from + stride), to);
        break;
      case 1:
        unfilterSub(rows, from, data, to, stride);
        break;
      case 2:
        unfilterUp(rows, from, data, to, stride);
        break;
      case 3:
        unfilterAverage(rows, from, data, to, stride);
        break;
      case 4:
        unfilterPaeth(rows, from, data, to, stride);
        break;
      default:
        return undefined;
    }
  }
  return data;
}

type Unfilter = (
  rows: Uint8Array,
  from: number,
  data: Uint8Array,
  to: number,
  stride: number,
) => void;

// A place before the picture's first byte, or before the row's first pixel, counts as 0.
const unfilterSub: Unfilter = (rows, from, data, to, stride) => {
  for (let at = 0; at < stride; at += 1) {
    const left = at < PIXEL ? 0 : (data[to + at - PIXEL] ?? 0);
    data[to + at] = (rows[from + at] ?? 0) + left;
  }
};

const unfilterUp: Unfilter = (rows, from, data, to, stride) => {
  for (let at = 0; at < stride; at += 1) {
    const up = to === 0 ? 0 : (data[to + at - stride] ?? 0);
    data[to + at] = (rows[from + at] ?? 0) + up;
  }
};

const unfilterAverage: Unfilter = (rows, from, data, to, stride) => {
  for (let at = 0; at < stride; at += 1) {
    const left = at < PIXEL ? 0 : (data[to + at - PIXEL] ?? 0);
    const up = to === 0 ? 0 : (data[to + at - stride] ?? 0);
    data[to + at] = (rows[from + at] ?? 0) + ((left + up) >> 1);
  }
};

const unfilterPaeth: Unfilter = (rows, from, data, to, stride) => {
  for (let at = 0; at < stride; at += 1) {
    const left = at < PIXEL ? 0 : (data[to + at - PIXEL] ?? 0);
    const up = to === 0 ? 0 : (data[to + at - stride] ?? 0);
    const upLeft = at < PIXEL || to === 0 ? 0 : (data[to + at - stride - PIXEL] ?? 0);
    data[to + at] = (rows[from + at] ?? 0) + nearest(left, up, upLeft);
  }
};

/** Paeth's guess: whichever neighbour is nearest to left + up - upLeft. */
function nearest(left: number, up: number, upLeft: number): number {
  const toLeft = Math.abs(up - upLeft);
  const toUp = Math.abs(left - upLeft);
  const toUpLeft = Math.abs(left + up - 2 * upLeft);
  if (toLeft <= toUp && toLeft <= toUpLeft) return left;
  return toUp <= toUpLeft ? up : upLeft;
}
