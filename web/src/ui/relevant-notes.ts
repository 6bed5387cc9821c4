import type { Diagnostic } from '@fucina/minecraft-text';

const NONE: readonly Diagnostic[] = [];

/** Tags left open until the end of the line are common: reported only when there is another problem. */
export function relevantNotes(notes: readonly Diagnostic[]): readonly Diagnostic[] {
  return notes.every(isOpen) ? NONE : notes;
}

export function isOpen({ code }: Diagnostic): boolean {
  return code === 'never-closed';
}
