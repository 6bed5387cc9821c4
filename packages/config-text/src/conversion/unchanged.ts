import type { Alternative, Conversion, ConversionReason, ConversionState } from './conversion.ts';

/** The text stays as it is. */
export function unchanged(
  value: string,
  state: ConversionState,
  reasons: readonly ConversionReason[] = [],
  alternatives: readonly Alternative[] = [],
): Conversion {
  return { value, edits: [], state, proof: undefined, reasons, alternatives, losses: [] };
}
