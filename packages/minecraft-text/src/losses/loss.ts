import type { TextFeature } from '../capabilities/text-features.ts';

/** What was written, and what it does not say. */
export interface Written<Value> {
  readonly value: Value;
  /** In reading order; found when first asked for. */
  readonly losses: readonly Loss[];
}

/** Something that a notation could not say. Neighboring losses of one kind are one. */
export interface Loss {
  readonly code: LossCode;
  /** The characters of the plain text (`toPlain`) that had it, as UTF-16 offsets; `to` is exclusive. */
  readonly at: { readonly from: number; readonly to: number };
  /** Which of several: the decoration that cannot be switched off. */
  readonly detail?: string;
  /** The first version, of the game or of Adventure, that can say it. */
  readonly since?: string;
  /** For colors that were replaced: the greatest difference of a channel, 1 to 255. */
  readonly difference?: number;
}

export type LossCode =
  | TextFeature
  /** The notation has the feature, but not for this value: a font without a valid id. */
  | 'invalid-value'
  /** MiniMessage has no `§` before a code letter in arguments; `&` is written. */
  | 'section-sign'
  /** JSON has one kind of number; `1b` and `1.0f` of SNBT become numbers without a type. */
  | 'number-types'
  /** Nested too deep: a hover text in a hover text in a … */
  | 'nesting'
  /** Three backticks would end a block of code; something invisible is written between them. */
  | 'code-fence'
  /** Removed, because they could control a terminal, or cannot be in HTML. */
  | 'control-characters';

export function written<Value>(value: Value, find: () => readonly Loss[]): Written<Value> {
  let losses: readonly Loss[] | undefined;
  return {
    value,
    get losses() {
      losses ??= find();
      return losses;
    },
  };
}
