import { type Component, createText, readMiniMessage } from '@fucina/minecraft-text';

export interface LineText {
  /** What was typed, if it is MiniMessage. */
  readonly typed: string | undefined;
  readonly content: Component;
}

const HALF_PAIR = /\p{Surrogate}/gu;

/** A text that people typed as MiniMessage. What MiniMessage refuses, such as section signs, is shown verbatim. */
export function readLineText(typed: string): LineText {
  // No file can hold half a character, and the game draws this instead.
  const text = typed.replace(HALF_PAIR, '\ufffd');
  const read = readMiniMessage(text);
  return read.ok
    ? { typed: text, content: read.value }
    : { typed: undefined, content: createText(text) };
}
