import { readAny } from '@fucina/minecraft-text/any-format';
import type { Component } from '@fucina/minecraft-text/component';
import { styledSpansAs } from '@fucina/minecraft-text/legacy-tokens';
import type { StyledSpan } from '@fucina/minecraft-text/mini-message';
import { compareLooks } from './compare-looks.ts';
import type { ConvertOptions, Proof } from './conversion.ts';
import { codesFor, readBack, readerBeforeCodes } from './convert-to-codes.ts';
import { unwrapLayer } from './layers.ts';
import { findMeantCodes } from './meant-codes.ts';
import { readAsPlugin, type TextReader } from './profile-reading.ts';
import { proveJoins } from './prove.ts';
import { hasTags } from './tag-effect.ts';
import { isJsonText, isReadAsItem, readersOf, startOfText } from './text-readers.ts';

/** How a text looks today, and as it is written then; undefined where its plugin cannot read it. */
export interface Looks {
  readonly before: Component | undefined;
  readonly after: Component | undefined;
}

/** What players see of a text, and of what is written in its place. */
export function looksOf(value: string, written: string, options: ConvertOptions): Looks {
  const [text, other] = partsRead(value, written, options);
  if (startOfText(value, options) === undefined && !isJsonText(text) && isForTags(options)) {
    return looksWithoutTags(text, other, options);
  }
  const { before, after } = readersFor(text, other, options);
  const today = before(text);
  return { before: today, after: value === written ? today : after(other) };
}

/**
 * In which style a plugin draws each piece of a text. Where the plugin reads something else than what is written, as
 * MessageFormat without its quotes, nothing is known about pieces.
 */
export function drawnSpans(value: string, options: ConvertOptions): readonly StyledSpan[] {
  const { profile } = options;
  const { layer, theme, syntax, lines, resetTag } = profile;
  const start = startOfText(value, options);
  const text = value.slice(start ?? 0);
  const isAsWritten = theme === undefined && syntax !== 'mine-down';
  if (!isAsWritten || unwrapLayer(text, layer).text !== text || isJsonText(text)) return [];
  const { reading, codes, isItem } =
    start === undefined
      ? { ...profile, isItem: options.isItem ?? isReadAsItem(options) }
      : readersOf(text, options).before;
  const separator = lines?.styles === 'fresh' ? lines.separator : undefined;
  const pieces = separator === undefined ? [text] : text.split(separator);
  let at = start ?? 0;
  return pieces.flatMap((piece) => {
    const tokens = reading === 'minimessage' ? [] : findMeantCodes(piece, codes).tokens;
    const spans = styledSpansAs(piece, { reading, codes, resetTag, isItem, tokens });
    const by = at;
    at += piece.length + (separator?.length ?? 0);
    return spans.map((span) => ({ ...span, from: span.from + by, to: span.to + by }));
  });
}

function isForTags({ to = 'minimessage' }: ConvertOptions): boolean {
  return to === 'minimessage';
}

/** Where the plugin reads no MiniMessage, tags are text in what somebody writes, too. */
function looksWithoutTags(text: string, other: string, options: ConvertOptions): Looks {
  const { profile, isItem = isReadAsItem(options) } = options;
  const reader = { reading: profile.reading, codes: profile.codes, isItem };
  const read = (one: string) => readAsPlugin(one, reader, profile);
  return { before: read(text), after: read(other) };
}

/** Compares a text with one that somebody wrote in its place. */
export function proveWritten(value: string, written: string, options: ConvertOptions): Proof {
  const { profile, joins = [] } = options;
  const { before, after } = looksOf(value, written, options);
  if (before === undefined || after === undefined) {
    return { alone: { same: false, at: 0, difference: 'unreadable' }, joined: [] };
  }
  const [text, other] = partsRead(value, written, options);
  const { readers } = readersFor(text, other, options);
  const isJoined = profile.join === 'string' || profile.join === 'unknown';
  return {
    alone: compareLooks(before, after, readers?.before.isItem ?? false),
    joined:
      isJoined && readers !== undefined
        ? proveJoins(text, other, joins, { profile, ...readers })
        : [],
  };
}

/** What the plugin reads of both, without quotes of MessageFormat and actions in brackets. */
function partsRead(value: string, written: string, options: ConvertOptions) {
  const start = startOfText(value, options) ?? 0;
  const read = (whole: string) => unwrapLayer(whole.slice(start), options.profile.layer).text;
  return [read(value), read(written)] as const;
}

type Read = (text: string) => Component | undefined;

interface LookReaders {
  readonly before: Read;
  readonly after: Read;
  /** Undefined for texts that are joined with no others. */
  readonly readers?: { readonly before: TextReader; readonly after: TextReader };
}

function readersFor(text: string, written: string, options: ConvertOptions): LookReaders {
  const { to = 'minimessage', profile } = options;
  const reads =
    (reader: TextReader): Read =>
    (one) =>
      readAsPlugin(one, reader, profile);
  if (isJsonText(text)) {
    const isWrittenSo = isJsonText(written);
    return {
      before: readJson,
      after: isWrittenSo ? readJson : reads(readersOf(written, options).after),
    };
  }
  if (to !== 'minimessage') {
    const before = reads(readerBeforeCodes(text, options));
    if (to === 'json') return { before, after: /^\s*[[{"]/.test(written) ? readAsJson : before };
    return { before, after: (one) => readBack(one, codesFor(to, options)) };
  }
  const { before, after } = readersOf(text, options);
  const separator = profile.lines?.separator;
  const byLine = separator === undefined ? {} : { lineSeparator: separator };
  // Whoever corrects a text without writing tags leaves its notation as it is.
  const staysSo = findMeantCodes(written, before.codes).hasCodes && !hasTags(written, profile.tags);
  const readers = {
    before: { ...before, ...(profile.lines?.styles === 'fresh' && byLine) },
    after: { ...(staysSo ? before : after), ...(profile.lines?.styles === 'fresh' && byLine) },
  };
  return { before: reads(readers.before), after: reads(readers.after), readers };
}

function readAsJson(text: string): Component | undefined {
  const read = readAny(text, 'json');
  return read.ok ? read.value : undefined;
}

function readJson(text: string): Component | undefined {
  const read = readAny(text);
  return read.ok ? read.value : undefined;
}
