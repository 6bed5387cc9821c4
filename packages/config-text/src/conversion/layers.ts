import { applyEdits, type Edit, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { Layer } from '../profiles/profile.ts';

/** A text without its layer, and where each of its characters is in the source. */
export interface Unwrapped {
  readonly text: string;
  /** The start of each character in the source, and the end of the last one. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly problems: readonly LayerProblem[];
}

export interface LayerProblem {
  readonly code: 'message-format-quote' | 'message-format-brace' | 'printf-percent';
  readonly from: number;
  readonly to: number;
}

const PRINTF = /%(?:\d+\$)?[-#+0,(]*\d*(?:\.\d+)?[bBhHsScCdoxXeEfgGaAn]|%%/g;
const ARGUMENT = /\{\d+(?:,[^{}]*)?\}/;
const ARGUMENT_HERE = new RegExp(ARGUMENT, 'y');

/** Reads what Java’s MessageFormat or `String.format` does to a text. */
export function unwrapLayer(source: string, layer: Layer): Unwrapped {
  switch (layer) {
    case 'none':
      return unwrapNothing(source);
    case 'message-format':
      return unwrapMessageFormat(source);
    case 'message-format-of-arguments':
      return ARGUMENT.test(source) ? unwrapMessageFormat(source) : unwrapApostrophes(source);
    case 'printf':
      return unwrapPrintf(source);
  }
}

/** The edits of the source for edits of the text; undefined if they would change more than the text. */
export function wrapEdits(
  source: string,
  { text, starts, ends }: Unwrapped,
  edits: readonly Edit[],
  layer: Layer,
): readonly Edit[] | undefined {
  if (layer === 'none') return edits;
  const wrapped = edits.map(({ from, to, insert }) => {
    const start = starts[from] ?? source.length;
    const end = from === to ? start : (ends[to - 1] ?? source.length);
    return { from: start, to: end, insert: wrapText(insert, layer) };
  });
  // Without one of its quotes, a quoted part would begin or end elsewhere.
  const cutsQuote = ({ from, to }: Edit) => /(?<!')'(?:'')*(?!')/.test(source.slice(from, to));
  if (isMessageFormat(layer) && wrapped.some(cutsQuote)) return undefined;
  const written = tidyEdits(source, wrapped);
  const isRight = unwrapLayer(applyEdits(source, written), layer).text === applyEdits(text, edits);
  return isRight ? written : undefined;
}

/** Whether `''` is an apostrophe. */
export function isMessageFormat(layer: Layer): boolean {
  return layer === 'message-format' || layer === 'message-format-of-arguments';
}

function wrapText(text: string, layer: Layer): string {
  if (layer === 'printf') return text.replaceAll('%', '%%');
  return text.replaceAll("'", "''").replace(/[{}]/g, "'$&'");
}

function unwrapNothing(source: string): Unwrapped {
  // The offsets are never used.
  return { text: source, starts: [], ends: [], problems: [] };
}

class TextBuilder {
  text = '';
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly problems: LayerProblem[] = [];

  /** One character of the text, written as this range of the source. */
  add(char: string, from: number, to: number): void {
    this.text += char;
    this.starts.push(from);
    this.ends.push(to);
  }

  finish(length: number): Unwrapped {
    this.starts.push(length);
    return this;
  }
}

/** `''` is an apostrophe, a single `'` begins or ends a part in which braces are text. */
function unwrapMessageFormat(source: string): Unwrapped {
  const built = new TextBuilder();
  let quoteFrom: number | undefined;
  for (let at = 0; at < source.length; ) {
    const char = source.charAt(at);
    if (char === "'") {
      if (source[at + 1] === "'") {
        built.add(char, at, at + 2);
        at += 2;
        continue;
      }
      const isAroundBrace = /^'[{}]+'/.test(source.slice(at, at + 16));
      if (quoteFrom === undefined && !isAroundBrace) {
        built.problems.push({ code: 'message-format-quote', from: at, to: at + 1 });
      }
      quoteFrom = quoteFrom === undefined ? at : undefined;
      at += 1;
      continue;
    }
    ARGUMENT_HERE.lastIndex = at;
    const argument =
      char === '{' && quoteFrom === undefined ? ARGUMENT_HERE.exec(source)?.[0] : undefined;
    if (argument === undefined && /[{}]/.test(char) && quoteFrom === undefined) {
      built.problems.push({ code: 'message-format-brace', from: at, to: at + 1 });
    }
    for (const end = at + (argument?.length ?? 1); at < end; at++) {
      built.add(source.charAt(at), at, at + 1);
    }
  }
  return built.finish(source.length);
}

function unwrapApostrophes(source: string): Unwrapped {
  const built = new TextBuilder();
  for (const { 0: found, index } of source.matchAll(/''|./gs)) {
    built.add(found.charAt(0), index, index + found.length);
  }
  return built.finish(source.length);
}

function unwrapPrintf(source: string): Unwrapped {
  const built = new TextBuilder();
  let at = 0;
  const copy = (to: number, isFormat: boolean) => {
    for (; at < to; at++) {
      const char = source.charAt(at);
      if (char === '%' && !isFormat) {
        built.problems.push({ code: 'printf-percent', from: at, to: at + 1 });
      }
      built.add(char, at, at + 1);
    }
  };
  for (const { 0: found, index } of source.matchAll(PRINTF)) {
    copy(index, false);
    if (found === '%%') {
      built.add('%', at, at + 2);
      at += 2;
    } else {
      copy(index + found.length, true);
    }
  }
  copy(source.length, false);
  return built.finish(source.length);
}
