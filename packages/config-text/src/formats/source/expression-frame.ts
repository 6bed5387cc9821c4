import type { Call } from './code-text.ts';
import type { LiteralPiece, Piece } from './expression.ts';

/** An expression while it is read. */
export interface Building {
  from: number;
  readonly pieces: Piece[];
  last: LiteralPiece;
  /** After the `+` that follows the last literal. */
  plusEnd: number;
  method: string | undefined;
  argument: number;
}

/** What is open: a call, a list, a block, a hole of a literal. */
export interface Frame {
  readonly opener: '' | '(' | '[' | '{' | 'hole';
  readonly call: Omit<Call, 'argument'> | undefined;
  /** `("a" + b)`, which may belong to an expression around it. */
  readonly isGroup: boolean;
  /** How many braces are open, up to the next hole. */
  readonly braces: number;
  readonly holes: number;
  building: Building | undefined;
  /** Whether all that was read in a group is one expression. */
  isPure: boolean;
  argument: number;
  names: readonly string[];
  isAnnotation: boolean;
  mark: { readonly says: string; isUsed: boolean } | undefined;
  /** After the `+` that was the last token. */
  plusEnd: number | undefined;
  before: 'nothing' | 'name' | 'word' | 'call' | 'group' | 'dot' | 'sign' | 'at';
}

export function frameOf(
  opener: Frame['opener'],
  call: Frame['call'],
  isGroup: boolean,
  above: Frame | undefined,
): Frame {
  const isHole = opener === 'hole';
  return {
    opener,
    call,
    isGroup,
    braces: isHole ? 0 : (above?.braces ?? 0) + (opener === '{' ? 1 : 0),
    holes: (above?.holes ?? 0) + (isHole || above?.building !== undefined ? 1 : 0),
    building: undefined,
    isPure: true,
    argument: 0,
    names: [],
    isAnnotation: false,
    mark: undefined,
    plusEnd: undefined,
    before: 'nothing',
  };
}
