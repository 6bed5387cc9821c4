import type { Conversion } from './conversion.ts';

/** Somebody has to say what becomes of a text: what is offered is not proven, or nothing can be offered. */
export function isUndecided({ state, reasons, edits, alternatives }: Conversion): boolean {
  if (state === 'refused') return !reasons.includes('not-read-here');
  return state === 'unsure' || (state === 'same-alone' && edits.length + alternatives.length > 0);
}
