import { type Component, type TextRun, toRuns } from '@fucina/minecraft-text/component';
import type { Comparison, Difference } from './conversion.ts';

/** One character, with what it looks like. */
interface Piece {
  readonly text: string;
  readonly run: TextRun;
}

const DECORATIONS = ['bold', 'underlined', 'strikethrough', 'obfuscated'] as const;
const LINE_BREAK = /[\r\n]/;

/**
 * Compares two texts character by character: color, decorations and events. How a line break looks does not
 * matter. For items, upright text and text without italics are not the same.
 */
export function compareLooks(before: Component, after: Component, isItem: boolean): Comparison {
  const [left, right] = [new Cursor(toRuns(before)), new Cursor(toRuns(after))];
  const styles = new Set<string>();
  let characters = 0;
  let known:
    | { readonly pair: readonly [TextRun, TextRun]; readonly difference?: Difference }
    | undefined;
  for (;;) {
    const [one, other] = [left.next(), right.next()];
    if (one === undefined && other === undefined) break;
    if (one === undefined || other === undefined || one.text !== other.text) {
      return { same: false, at: characters, difference: 'text' };
    }
    if (LINE_BREAK.test(one.text)) continue;
    if (known?.pair[0] !== one.run || known.pair[1] !== other.run) {
      const difference = differenceOf(one.run, other.run, isItem);
      known = { pair: [one.run, other.run], ...(difference && { difference }) };
      styles.add(styleKey(one.run));
    }
    if (known.difference !== undefined) {
      return { same: false, at: characters, difference: known.difference };
    }
    characters += 1;
  }
  return { same: true, characters, styles: styles.size };
}

/** Goes through runs by character; anything that is no text is one piece. */
class Cursor {
  readonly #runs: readonly TextRun[];
  #run = 0;
  #characters: readonly string[] | undefined;
  #at = 0;

  constructor(runs: readonly TextRun[]) {
    this.#runs = runs;
  }

  next(): Piece | undefined {
    const run = this.#runs[this.#run];
    if (run === undefined) return undefined;
    this.#characters ??= 'text' in run ? Array.from(run.text) : [contentKey(run)];
    const text = this.#characters[this.#at];
    if (text === undefined) {
      this.#run += 1;
      this.#at = 0;
      this.#characters = undefined;
      return this.next();
    }
    this.#at += 1;
    return { text, run };
  }
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
  return eventKey(one) === eventKey(other) ? undefined : 'event';
}

function styleKey({ color, bold, italic, underlined, strikethrough, obfuscated }: TextRun): string {
  return JSON.stringify([color, bold, italic, underlined, strikethrough, obfuscated]);
}

function eventKey({ font, shadow, insertion, click, hover }: TextRun): string {
  return JSON.stringify([font, shadow, insertion, click, hover]);
}

/** The content without its style. */
function contentKey(run: TextRun): string {
  const { color, shadow, font, bold, italic, underlined, strikethrough, obfuscated, ...rest } = run;
  return JSON.stringify({ ...rest, click: undefined, hover: undefined, insertion: undefined });
}
