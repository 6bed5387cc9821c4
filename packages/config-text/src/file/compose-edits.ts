import type { Edit } from '../formats/format.ts';

/** A part of the changed text: one that was kept, or one that was inserted. */
type Piece = { readonly from: number; readonly to: number } | { readonly insert: string };

/**
 * The edits of a text that do the same as two lists one after the other: `later` counts in the text that `first` leaves.
 * Both are sorted, and do not overlap.
 */
export function composeEdits(
  length: number,
  first: readonly Edit[],
  later: readonly Edit[],
): readonly Edit[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { from, to, insert } of first) {
    pieces.push({ from: at, to: from }, { insert });
    at = to;
  }
  pieces.push({ from: at, to: length });

  const reader = new PieceReader(pieces);
  const changed: Piece[] = [];
  for (const { from, to, insert } of later) {
    for (const piece of reader.take(from)) changed.push(piece);
    changed.push({ insert });
    reader.take(to);
  }
  for (const piece of reader.take(Number.POSITIVE_INFINITY)) changed.push(piece);
  return editsOf(changed, length);
}

/** Cuts joined pieces at offsets of the whole text, which must increase. */
class PieceReader {
  readonly #pieces: Piece[];
  #at = 0;
  #next = 0;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = [...pieces];
  }

  /** The pieces from the last offset to this one. */
  take(until: number): readonly Piece[] {
    const taken: Piece[] = [];
    for (;;) {
      const piece = this.#pieces[this.#next];
      if (piece === undefined || this.#at >= until) return taken;
      const length = lengthOf(piece);
      if (this.#at + length <= until) {
        taken.push(piece);
        this.#next += 1;
        this.#at += length;
      } else {
        const [head, tail] = split(piece, until - this.#at);
        taken.push(head);
        this.#pieces[this.#next] = tail;
        this.#at = until;
      }
    }
  }
}

function editsOf(pieces: readonly Piece[], length: number): readonly Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let insert = '';
  const close = (to: number) => {
    if (insert !== '' || to > at) edits.push({ from: at, to, insert });
    insert = '';
  };
  for (const piece of pieces) {
    if ('insert' in piece) insert += piece.insert;
    else if (piece.to > piece.from) {
      close(piece.from);
      at = piece.to;
    }
  }
  close(length);
  return edits;
}

function lengthOf(piece: Piece): number {
  return 'insert' in piece ? piece.insert.length : piece.to - piece.from;
}

function split(piece: Piece, at: number): readonly [Piece, Piece] {
  if ('insert' in piece) {
    return [{ insert: piece.insert.slice(0, at) }, { insert: piece.insert.slice(at) }];
  }
  return [
    { from: piece.from, to: piece.from + at },
    { from: piece.from + at, to: piece.to },
  ];
}
