import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { ListedFile } from '../files/find-files.ts';

/** A thread loads and compiles everything again: with less for each, two take longer than one. */
const BYTES_FOR_THREAD = 2_000_000;
/** So many that no thread is left alone with a large one at the end. */
const PARTS_FOR_THREAD = 12;

export interface Shares {
  readonly count: number;
  readonly parts: readonly (readonly ListedFile[])[];
}

/**
 * How files are shared out to threads; `jobs` is how many there are, if somebody says so. With `placeOf`, those of one
 * place stay together.
 */
export function shareOut(
  files: readonly ListedFile[],
  jobs: number | undefined,
  placeOf?: (path: string) => string,
): Shares {
  const sizes = files.map(({ path }) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const wanted = jobs ?? Math.min(availableParallelism(), Math.floor(bytes / BYTES_FOR_THREAD));
  const isOnDisk = files.every((file) => file.path !== '-' && file.bytes === undefined);
  const count = isOnDisk ? Math.max(1, Math.min(wanted, files.length)) : 1;
  if (placeOf !== undefined) return { count, parts: byPlace(files, placeOf) };
  const parts: ListedFile[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const [index, file] of files.entries()) {
    if (size >= bytes / (count * PARTS_FOR_THREAD)) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(file);
    size += sizes[index] ?? 0;
  }
  return { count, parts };
}

function byPlace(files: readonly ListedFile[], placeOf: (path: string) => string): ListedFile[][] {
  const places = new Map<string, ListedFile[]>();
  for (const file of files) {
    const place = placeOf(file.path);
    const others = places.get(place);
    if (others === undefined) places.set(place, [file]);
    else others.push(file);
  }
  return [...places.values()];
}
