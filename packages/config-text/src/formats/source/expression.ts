import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { Filling, Surroundings } from './code-text.ts';
import type { LiteralToken } from './code-token.ts';

/** What a method after a literal does to the beginnings of its lines. */
export interface Trim {
  readonly kind: 'indent' | 'margin';
  /** Without a first and last line that is blank. */
  readonly dropsEnds: boolean;
}

export interface LiteralPiece extends LiteralToken {
  readonly filling: Filling;
  readonly trim?: Trim;
}

/** A hole stands for what the program computes. */
export type Piece = LiteralPiece | 'hole';

/** A text as a program writes it: literals, joined by `+`, and what is computed between them. */
export interface Expression extends TextRange {
  readonly pieces: readonly Piece[];
  readonly surroundings: Surroundings;
}
