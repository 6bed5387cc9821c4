import { useState } from 'react';

interface KeyedRows {
  readonly rows: readonly string[];
  readonly keys: readonly number[];
  readonly nextKey: number;
}

/** A key for each row that stays the same when the row is edited or moved, or rows are inserted beside it. */
export function useRowKeys(rows: readonly string[]): readonly number[] {
  const [keysOf] = useState(createRowKeys);
  return keysOf(rows);
}

function createRowKeys() {
  let keyed = keyRows([]);
  return (rows: readonly string[]) => {
    if (rows !== keyed.rows) keyed = keyRows(rows, keyed);
    return keyed.keys;
  };
}

/** Equal rows keep their keys wherever they moved; the rest are treated as edited, in order. */
export function keyRows(
  rows: readonly string[],
  before: KeyedRows = { rows: [], keys: [], nextKey: 0 },
): KeyedRows {
  const start = sameStart(rows, before.rows);
  const end = sameEnd(rows, before.rows, start);
  const isEdited = rows.length === before.rows.length && start + end >= rows.length - 1;
  if (isEdited) return { ...before, rows };
  const free = before.rows.slice(start, before.rows.length - end).map((row, index) => ({
    row,
    key: before.keys[start + index] ?? 0,
  }));
  const changed = rows.slice(start, rows.length - end);
  const moved = changed.map((row) => take(free, (other) => other.row === row));
  let { nextKey } = before;
  const keys = moved.map((key) => key ?? take(free, () => true) ?? nextKey++);
  return {
    rows,
    keys: [...before.keys.slice(0, start), ...keys, ...before.keys.slice(before.keys.length - end)],
    nextKey,
  };
}

interface Free {
  readonly row: string;
  readonly key: number;
}

function take(free: Free[], isWanted: (row: Free) => boolean): number | undefined {
  const index = free.findIndex(isWanted);
  return index === -1 ? undefined : free.splice(index, 1)[0]?.key;
}

function sameStart(rows: readonly string[], others: readonly string[]): number {
  const most = Math.min(rows.length, others.length);
  let count = 0;
  while (count < most && rows[count] === others[count]) count += 1;
  return count;
}

/** Counted from the end, without the rows that are the same at the start. */
function sameEnd(rows: readonly string[], others: readonly string[], start: number): number {
  const most = Math.min(rows.length, others.length) - start;
  let count = 0;
  while (count < most && rows.at(-1 - count) === others.at(-1 - count)) count += 1;
  return count;
}
