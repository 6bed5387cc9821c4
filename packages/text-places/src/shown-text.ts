import { type Component, type Loss, splitComponentLines } from '@fucina/minecraft-text';
import type { Game } from './game.ts';

/** A text, or a part of it, that goes to one place. */
export interface PlaceText {
  readonly text: Component;
  /** Whether it has section signs, which the game reads as codes. */
  readonly hasCodes: boolean;
}

/** A text as one game shows it in every place: made once, then laid out in each of them. */
export interface ShownText extends PlaceText {
  readonly game: Game;
  /** What this game does not know. Found when first asked for. */
  readonly losses: readonly Loss[];
  /** Characters for which the game draws a box. */
  readonly boxes: readonly string[];
}

/** One text per line. */
export function splitPlaceText({ text, hasCodes }: PlaceText): readonly PlaceText[] {
  return splitComponentLines(text).map((line) => ({ text: line, hasCodes }));
}
