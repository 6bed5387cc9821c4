import { applyEdits, type Edit } from '@fucina/minecraft-text/legacy-tokens';
import type { Alternative, Comparison, Conversion, ConversionState, Proof } from './conversion.ts';
import { unchanged } from './conversion.ts';

/** A part of a text, where it begins, and its conversion. */
export interface Part {
  readonly from: number;
  readonly conversion: Conversion;
}

const STATES: readonly ConversionState[] = ['same', 'same-alone', 'unsure', 'refused'];

/** The conversions of parts that follow each other as the conversion of the whole. One refusal refuses all. */
export function mergeParts(value: string, parts: readonly Part[]): Conversion {
  const [only, ...others] = parts;
  if (only?.from === 0 && others.length === 0) return only.conversion;
  const all = parts.map(({ conversion }) => conversion);
  const state = all.map((part) => part.state).reduce(worse);
  const reasons = [...new Set(all.flatMap((part) => part.reasons))];
  if (state === 'refused') return unchanged(value, state, reasons);
  const edits = parts.flatMap(({ from, conversion }) => shiftEdits(conversion.edits, from));
  return {
    value: applyEdits(value, edits),
    edits,
    state,
    proof: mergeProofs(all.flatMap(({ proof }) => proof ?? [])),
    reasons,
    alternatives: mergeAlternatives(value, parts),
    losses: all.flatMap((part) => part.losses),
  };
}

function worse(one: ConversionState, other: ConversionState): ConversionState {
  return STATES.indexOf(other) > STATES.indexOf(one) ? other : one;
}

/** What is chosen is chosen for each part that has it; the others are converted as they would be without it. */
function mergeAlternatives(value: string, parts: readonly Part[]): readonly Alternative[] {
  const chosen = parts.flatMap(({ conversion }) => conversion.alternatives.map(({ code }) => code));
  return [...new Set(chosen)].map((code) => {
    const edits = parts.flatMap(({ from, conversion }) => {
      const other = conversion.alternatives.find((one) => one.code === code);
      return shiftEdits((other ?? conversion).edits, from);
    });
    return { code, edits, value: applyEdits(value, edits) };
  });
}

function shiftEdits(edits: readonly Edit[], by: number): readonly Edit[] {
  return by === 0
    ? edits
    : edits.map(({ from, to, insert }) => ({ from: from + by, to: to + by, insert }));
}

function mergeProofs(proofs: readonly Proof[]): Proof | undefined {
  if (proofs.length === 0) return undefined;
  return {
    alone: mergeComparisons(proofs.map(({ alone }) => alone)),
    joined: proofs.flatMap(({ joined }) => joined),
  };
}

function mergeComparisons(all: readonly Comparison[]): Comparison {
  let characters = 0;
  let styles = 0;
  for (const one of all) {
    if (!one.same) return { ...one, at: characters + one.at };
    characters += one.characters;
    styles = Math.max(styles, one.styles);
  }
  return { same: true, characters, styles };
}
