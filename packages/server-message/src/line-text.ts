import { type Component, createText, readLegacy, readMiniMessage } from '@fucina/minecraft-text';

export interface LineText {
  /** What was typed, if it is MiniMessage. */
  readonly typed: string | undefined;
  readonly content: Component;
}

const HALF_PAIR = /\p{Surrogate}/gu;

/** A text that people typed as MiniMessage. Text with section signs, which MiniMessage refuses, is read as codes. */
export function readLineText(typed: string): LineText {
  // No file can hold half a character, and the game draws this instead.
  const text = typed.replace(HALF_PAIR, '\ufffd');
  const tags = readMiniMessage(text);
  if (tags.ok) return { typed: text, content: tags.value };
  const codes = readLegacy(text);
  return { typed: undefined, content: codes.ok ? codes.value : createText(text) };
}
