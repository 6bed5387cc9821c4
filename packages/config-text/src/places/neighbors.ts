import { isPosition, kebabOf } from './key-words.ts';

/** A text in the same section, or in a list there. */
export interface Neighbor {
  readonly text: number;
  /** Of its list, if it is in one. */
  readonly key: string;
  readonly isListed: boolean;
}

/** The texts of the section that a text is in, itself included, in the order of the file. */
export function findNeighbors(
  texts: readonly { readonly path: readonly string[] }[],
  text: number,
): readonly Neighbor[] {
  const path = texts[text]?.path ?? [];
  const section = path.slice(0, lastName(path));
  // A section is in one piece.
  let from = text;
  while (from > 0 && isIn(texts[from - 1]?.path ?? [], section)) from -= 1;
  const neighbors: Neighbor[] = [];
  for (let at = from; at < texts.length; at += 1) {
    const other = texts[at]?.path ?? [];
    if (!isIn(other, section)) break;
    const name = lastName(other);
    if (name !== section.length) continue;
    neighbors.push({
      text: at,
      key: kebabOf(other[name] ?? ''),
      isListed: other.length > name + 1,
    });
  }
  return neighbors;
}

/** The place of the last key that is no position in a list. */
function lastName(path: readonly string[]): number {
  return Math.max(
    0,
    path.findLastIndex((key) => !isPosition(key)),
  );
}

function isIn(path: readonly string[], section: readonly string[]): boolean {
  return path.length > section.length && section.every((key, index) => path[index] === key);
}
