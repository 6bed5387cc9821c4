import {
  type Component,
  createText,
  DECORATIONS,
  NO_STYLE,
  type Style,
  toRuns,
  walkComponents,
} from '@fucina/minecraft-text/component';
import type { Comparison, Difference } from './conversion.ts';

/** A text, or something else that is shown, with its style. */
interface Piece {
  readonly text: string;
  readonly isText: boolean;
  readonly style: Style;
}

/** Those that look the same whether they are not set or switched off. */
const PLAIN_DECORATIONS = ['bold', 'underlined', 'strikethrough', 'obfuscated'] as const;
const LINE_BREAKS = /[\r\n]/g;
const SURROGATE_PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;
/** After the last color. */
const NO_COLOR = 0x1_00_00_00;

/**
 * Compares two texts character by character: color, decorations and events. How a line break looks does not
 * matter. For items, upright text and text without italics are not the same.
 */
export function compareLooks(before: Component, after: Component, isItem: boolean): Comparison {
  const left = new Cursor(piecesOf(before));
  const right = new Cursor(piecesOf(after));
  const styles = new Set<number>();
  let characters = 0;
  let knownOne: Style | undefined;
  let knownOther: Style | undefined;
  for (;;) {
    const one = left.piece;
    const other = right.piece;
    if (one === undefined && other === undefined) break;
    if (one === undefined || other === undefined || one.isText !== other.isText) {
      return { same: false, at: characters, difference: 'text' };
    }
    const length = Math.min(left.rest, right.rest);
    const text = left.take(length);
    const otherText = right.take(length);
    const shared = text === otherText ? text : text.slice(0, sharedLength(text, otherText));
    // Line breaks have no look of their own.
    const count = one.isText ? countCharacters(shared) : 1;
    if (count > 0 && (one.style !== knownOne || other.style !== knownOther)) {
      const difference = differenceOf(one.style, other.style, isItem);
      if (difference !== undefined) return { same: false, at: characters, difference };
      knownOne = one.style;
      knownOther = other.style;
      styles.add(styleKey(one.style));
    }
    if (shared !== text) {
      return { same: false, at: characters + (one.isText ? count : 0), difference: 'text' };
    }
    characters += count;
  }
  return { same: true, characters, styles: styles.size };
}

function piecesOf(component: Component): readonly Piece[] {
  const pieces: Piece[] = [];
  walkComponents(component, (part, style) => {
    const isText = part.type === 'text';
    const text = isText ? part.text : contentKey(part);
    if (text !== '') pieces.push({ text, isText, style });
  });
  return pieces;
}

/** What is shown, without its style. */
function contentKey(part: Component): string {
  return JSON.stringify(toRuns({ ...part, style: NO_STYLE, children: [] }));
}

/** Goes through pieces, and through the text of each. */
class Cursor {
  readonly #pieces: readonly Piece[];
  #index = 0;
  #at = 0;
  piece: Piece | undefined;

  constructor(pieces: readonly Piece[]) {
    this.#pieces = pieces;
    this.piece = pieces[0];
  }

  get rest(): number {
    return (this.piece?.text.length ?? 0) - this.#at;
  }

  /** Takes so many characters, and goes on to the next piece at the end of this one. */
  take(length: number): string {
    const from = this.#at;
    const text = this.piece?.text.slice(from, from + length) ?? '';
    this.#at += length;
    if (this.rest === 0) {
      this.#index += 1;
      this.#at = 0;
      this.piece = this.#pieces[this.#index];
    }
    return text;
  }
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Visible characters: without line breaks, and characters of two UTF-16 units once. */
function countCharacters(text: string): number {
  const isSimple = !/[\r\n\ud800-\udbff]/.test(text);
  if (isSimple) return text.length;
  const breaks = text.match(LINE_BREAKS)?.length ?? 0;
  return text.length - breaks - (text.match(SURROGATE_PAIRS)?.length ?? 0);
}

function differenceOf(one: Style, other: Style, isItem: boolean): Difference | undefined {
  if (one.color !== other.color) return 'color';
  for (const name of PLAIN_DECORATIONS) {
    if ((one[name] ?? false) !== (other[name] ?? false)) return name;
  }
  const isSameItalic = isItem
    ? one.italic === other.italic
    : (one.italic ?? false) === (other.italic ?? false);
  if (!isSameItalic) return 'italic';
  if (!hasEvents(one) && !hasEvents(other)) return undefined;
  return eventKey(one) === eventKey(other) ? undefined : 'event';
}

/** A number for each color and decorations. */
function styleKey(style: Style): number {
  let key = style.color ?? NO_COLOR;
  for (const name of DECORATIONS) {
    const isOn = style[name];
    key = key * 3 + (isOn === undefined ? 0 : isOn ? 1 : 2);
  }
  return key;
}

function hasEvents({ font, shadow, insertion, click, hover }: Style): boolean {
  return (font ?? shadow ?? insertion ?? click ?? hover) !== undefined;
}

function eventKey(style: Style): string {
  const events = toRuns(createText('.', style)).map(({ font, shadow, insertion, click, hover }) => [
    font,
    shadow,
    insertion,
    click,
    hover,
  ]);
  return JSON.stringify(events);
}
