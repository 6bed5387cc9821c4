import type { HexError } from '@fucina/color';

/** `field` is the name of the option, with index and part where needed: `colors[1].hex`, `format.bold`. */
export type GradientError =
  | { readonly code: 'not-an-object'; readonly field: 'options' }
  | { readonly code: 'not-text' | 'not-a-flag' | 'not-a-list'; readonly field: string }
  | { readonly code: 'out-of-range'; readonly field: string }
  /** More characters than `max`. */
  | { readonly code: 'too-long'; readonly field: string; readonly max: number }
  /** More items than `max`. */
  | { readonly code: 'too-many'; readonly field: string; readonly max: number }
  | { readonly code: 'format-unknown'; readonly field: 'format' }
  | {
      readonly code: 'variable-missing' | 'variable-repeated';
      readonly field: string;
      readonly variable: string;
    }
  | { readonly code: 'unit-unknown'; readonly field: 'unit' }
  | {
      readonly code: 'output-too-long';
      readonly field: 'output';
      readonly bytes: number;
      readonly max: number;
    }
  | (HexError & { readonly field: string });

export type GradientChecked<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: GradientError };

export function refuse(error: GradientError): {
  readonly ok: false;
  readonly error: GradientError;
} {
  return { ok: false, error };
}
