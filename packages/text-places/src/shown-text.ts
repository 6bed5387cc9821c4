import { type Component, type Loss, splitComponentLines } from '@fucina/minecraft-text';
import type { Game } from './game.ts';

/** A text, or a part of it, that goes to one place. */
export interface PlaceText {
  readonly text: Component;
  /** Reads its section signs as codes, as the game does; undefined where it has none. */
  readonly readCodes: ((text: Component) => Component) | undefined;
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
export function splitPlaceText({ text, readCodes }: PlaceText): readonly PlaceText[] {
  return splitComponentLines(text).map((line) => ({ text: line, readCodes }));
}
