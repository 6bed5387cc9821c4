import type { TextRange } from '@fucina/minecraft-text/text-problem';
import type { CanWrite } from '@fucina/quoting';
import type { FileRule, ProfileRule, RuleLevel } from '../rules/rules.ts';
import type { MappedValue } from './mapped-value.ts';
import type { CodeText } from './source/code-text.ts';

/** How a string is spelled in its file. */
export type ScalarKind =
  | 'plain'
  | 'single'
  | 'double'
  | 'literal'
  | 'folded'
  | 'escaped'
  /** A key of a `.properties` file alone on its line: what is written right after it belongs to it. */
  | 'absent'
  | 'basic'
  | 'basic-lines'
  | 'apostrophe'
  | 'apostrophe-lines'
  | 'json'
  | 'raw'
  | 'unquoted'
  | 'line'
  /** Literals of a program. */
  | 'code';

/** A replacement in the source text of a file. */
export interface Edit extends TextRange {
  readonly insert: string;
}

/** One string value of a file. The range covers its quotes or block header. */
export interface Scalar extends TextRange {
  /** The keys that lead to it; list positions are numbers as text. */
  readonly path: readonly string[];
  readonly value: string;
  readonly kind: ScalarKind;
  /** In how many places the value is used: more than one where aliases refer to it. */
  readonly used: number;
  /** Indentation of the collection that holds a block scalar. */
  readonly parentIndent?: number;
  /** Inside `[…]` or `{…}` of YAML, where a plain scalar ends earlier. */
  readonly inFlow?: boolean;
  /** In programs. @internal */
  readonly code?: CodeText;
}

export interface Problem extends TextRange {
  readonly code: FileRule | ProfileRule;
  readonly severity: RuleLevel;
  /** What the sentence about it names: a key, a character, a code of the parser. */
  readonly detail?: string;
  readonly fix?: Edit;
}

/** An option that is on or off. */
export interface Switch extends TextRange {
  readonly path: readonly string[];
  readonly isOn: boolean;
}

export interface Reading {
  readonly scalars: readonly Scalar[];
  /** Only YAML files have options that matter. */
  readonly switches?: readonly Switch[];
  readonly problems: readonly Problem[];
}

/** One file format: how strings are found in it, and how one of them is written. */
export interface Format {
  readonly read: (text: string) => Reading;
  /** The value that a spelling of this scalar has; undefined where it is not valid. */
  readonly decode: (source: string, scalar: Scalar) => MappedValue | undefined;
  /** Text to insert into the scalar's spelling; undefined where its kind cannot hold it. */
  readonly encode: (text: string, scalar: Scalar, canWrite: CanWrite) => string | undefined;
  /** The whole scalar anew; undefined where that is not possible. */
  readonly rewrite: (
    value: string,
    scalar: Scalar,
    source: string,
    canWrite: CanWrite,
  ) => string | undefined;
  /** These strings are shown and checked, never changed. */
  readonly isReadOnly?: boolean;
}
