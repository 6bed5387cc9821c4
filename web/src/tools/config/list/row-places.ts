/** Where rows of one height stand below each other, with a heading before each group. */
export interface RowPlaces {
  readonly height: number;
  readonly rowHeight: number;
  readonly headHeight: number;
  /** The first row of each group; the first is 0. Empty without groups. */
  readonly starts: readonly number[];
  readonly topOf: (row: number) => number;
  readonly headTopOf: (group: number) => number;
  /** The group of a row: how many headings stand before it, less one. */
  readonly groupOf: (row: number) => number;
  /** The first row whose end is below this height. */
  readonly rowAt: (top: number) => number;
}

interface Heights {
  readonly row: number;
  /** Of a heading. */
  readonly head: number;
}

export function placeRows(
  count: number,
  { row: rowHeight, head: headHeight }: Heights,
  starts: readonly number[],
): RowPlaces {
  const headTopOf = (group: number) => (starts[group] ?? 0) * rowHeight + group * headHeight;
  const groupOf = (row: number) => lastWhere(starts.length, (group) => (starts[group] ?? 0) <= row);
  return {
    height: count * rowHeight + starts.length * headHeight,
    rowHeight,
    headHeight,
    starts,
    headTopOf,
    groupOf,
    topOf: (row) => row * rowHeight + (groupOf(row) + 1) * headHeight,
    rowAt(top) {
      const group = lastWhere(starts.length, (one) => headTopOf(one) <= top);
      if (group === -1) return Math.floor(top / rowHeight);
      const inside = Math.floor((top - headTopOf(group) - headHeight) / rowHeight);
      const end = starts[group + 1] ?? count;
      return Math.min((starts[group] ?? 0) + Math.max(0, inside), end);
    },
  };
}

/** The last number below `count` for which something holds that holds for all before it; -1 if there is none. */
function lastWhere(count: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
