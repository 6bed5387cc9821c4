import { type Component, type TextRun, toRuns } from '@fucina/minecraft-text/component';
import type { Comparison, Difference } from './conversion.ts';

const DECORATIONS = ['bold', 'underlined', 'strikethrough', 'obfuscated'] as const;
const LINE_BREAKS = /[\r\n]/g;
const SURROGATE_PAIRS = /[\ud800-\udbff][\udc00-\udfff]/g;

/**
 * Compares two texts character by character: color, decorations and events. How a line break looks does not
 * matter. For items, upright text and text without italics are not the same.
 */
export function compareLooks(before: Component, after: Component, isItem: boolean): Comparison {
  const left = new Cursor(toRuns(before));
  const right = new Cursor(toRuns(after));
  const styles = new Set<string>();
  let characters = 0;
  let knownOne: TextRun | undefined;
  let knownOther: TextRun | undefined;
  for (;;) {
    const one = left.run;
    const other = right.run;
    if (one === undefined && other === undefined) break;
    if (one === undefined || other === undefined) {
      return { same: false, at: characters, difference: 'text' };
    }
    const isText = 'text' in one;
    if (isText !== 'text' in other) return { same: false, at: characters, difference: 'text' };
    const length = Math.min(left.rest, right.rest);
    const text = left.take(length);
    const otherText = right.take(length);
    const shared = text === otherText ? text : text.slice(0, sharedLength(text, otherText));
    // Line breaks have no look of their own.
    const count = isText ? countCharacters(shared) : 1;
    if (count > 0 && (one !== knownOne || other !== knownOther)) {
      const difference = differenceOf(one, other, isItem);
      if (difference !== undefined) return { same: false, at: characters, difference };
      knownOne = one;
      knownOther = other;
      styles.add(styleKey(one));
    }
    if (shared !== text) {
      return { same: false, at: characters + (isText ? count : 0), difference: 'text' };
    }
    characters += count;
  }
  return { same: true, characters, styles: styles.size };
}

/** Goes through runs; anything that is no text is one piece. */
class Cursor {
  readonly #runs: readonly TextRun[];
  #index = -1;
  #text = '';
  #at = 0;
  run: TextRun | undefined;

  constructor(runs: readonly TextRun[]) {
    this.#runs = runs;
    this.#next();
  }

  get rest(): number {
    return this.#text.length - this.#at;
  }

  /** That much of the run; behind its end comes the next one. */
  take(length: number): string {
    const text = this.#text.slice(this.#at, this.#at + length);
    this.#at += length;
    if (this.rest === 0) this.#next();
    return text;
  }

  #next(): void {
    do {
      this.#index += 1;
      this.run = this.#runs[this.#index];
      this.#text = this.run === undefined ? '' : textOf(this.run);
    } while (this.run !== undefined && this.#text === '');
    this.#at = 0;
  }
}

function textOf(run: TextRun): string {
  return 'text' in run ? run.text : contentKey(run);
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

function differenceOf(one: TextRun, other: TextRun, isItem: boolean): Difference | undefined {
  if (one.color !== other.color) return 'color';
  for (const name of DECORATIONS) {
    if ((one[name] ?? false) !== (other[name] ?? false)) return name;
  }
  const isSameItalic = isItem
    ? one.italic === other.italic
    : (one.italic ?? false) === (other.italic ?? false);
  if (!isSameItalic) return 'italic';
  if (!hasEvents(one) && !hasEvents(other)) return undefined;
  return eventKey(one) === eventKey(other) ? undefined : 'event';
}

function styleKey({ color, bold, italic, underlined, strikethrough, obfuscated }: TextRun): string {
  return `${color} ${bold} ${italic} ${underlined} ${strikethrough} ${obfuscated}`;
}

function hasEvents({ font, shadow, insertion, click, hover }: TextRun): boolean {
  return (font ?? shadow ?? insertion ?? click ?? hover) !== undefined;
}

function eventKey({ font, shadow, insertion, click, hover }: TextRun): string {
  return JSON.stringify([font, shadow, insertion, click, hover]);
}

/** The content without its style. */
function contentKey(run: TextRun): string {
  const { color, shadow, font, bold, italic, underlined, strikethrough, obfuscated, ...rest } = run;
  return JSON.stringify({ ...rest, click: undefined, hover: undefined, insertion: undefined });
}
