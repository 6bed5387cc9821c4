import type { TextRange } from '../text-problem.ts';
import { type BuildEvent, build } from './build.ts';
import { readMiniMessage } from './read.ts';
import { findTag } from './resolve-tag.ts';
import { type EscapePart, splitEscapes, type TextPart } from './split-escapes.ts';
import { endInQuotes, endOfName, splitArguments } from './tag-parts.ts';
import { styleTag } from './tags/tag.ts';

/** A piece of a text. The ranges of all parts together are the whole text, in order. */
export type SyntaxPart = TextPart | EscapePart | SyntaxTag;

export interface SyntaxTag extends TextRange {
  readonly kind: 'tag';
  /** `closed`: an opening tag that nothing is inside, such as `<br>` and `<b/>`. */
  readonly form: 'open' | 'close' | 'closed';
  /** In lower case. */
  readonly name: string;
  /** As it is written, without what is around it. */
  readonly nameAt: TextRange;
  readonly args: readonly SyntaxArgument[];
  /** Tags that are not accepted are shown as they are written. A closing tag is `refused` if it closes nothing. */
  readonly state: 'accepted' | 'refused' | 'unknown';
  /** The index of the tag that closes it, or that it closes. */
  readonly partner?: number;
}

/** Its range covers its quotes. */
export interface SyntaxArgument extends TextRange {
  readonly value: string;
  /** Where the value is, without quotes. */
  readonly valueAt: TextRange;
  /** Of a value that is MiniMessage; they stand in the text around it. */
  readonly parts?: readonly SyntaxPart[];
}

export interface SyntaxOptions {
  /** Names, in lower case, of tags that a plugin adds: `player`, `prefix`. Nobody knows what they do. */
  readonly tags?: ReadonlySet<string> | undefined;
}

/** What each piece of a text is to the reader: its text, its escapes and its tags with their partners. */
export function readSyntax(text: string, options: SyntaxOptions = {}): readonly SyntaxPart[] {
  if (typeof text !== 'string' || text === '') return [];
  const parts: SyntaxPart[] = [];
  let at = 0;
  for (const tag of findSyntaxTags(text, options)) {
    for (const part of splitEscapes(text, at, tag.from)) parts.push(part);
    parts.push(tag);
    at = tag.to;
  }
  for (const part of splitEscapes(text, at, text.length)) parts.push(part);
  return withPartners(parts);
}

type FoundTag = SyntaxTag & { readonly closes: number | undefined };

function withPartners(parts: readonly (SyntaxPart | FoundTag)[]): readonly SyntaxPart[] {
  const indexOf = new Map(parts.map(({ from }, index) => [from, index]));
  const partners = new Map<number, number>();
  for (const [index, part] of parts.entries()) {
    const other = 'closes' in part ? indexOf.get(part.closes ?? -1) : undefined;
    if (other === undefined) continue;
    partners.set(index, other);
    partners.set(other, index);
  }
  return parts.map((part, index) => {
    if (part.kind !== 'tag') return part;
    const { closes: _, ...tag } = part as FoundTag;
    const partner = partners.get(index);
    return partner === undefined ? tag : { ...tag, partner };
  });
}

function findSyntaxTags(text: string, options: SyntaxOptions): readonly FoundTag[] {
  const tags: FoundTag[] = [];
  const own = { read: () => styleTag({}) };
  let nested: string[] = [];
  build(text, {
    strict: false,
    findOwn: options.tags && ((name) => (options.tags?.has(name) ? own : undefined)),
    // Called for an argument before the tag itself is reported.
    read(argument) {
      nested.push(argument);
      const result = readMiniMessage(argument);
      return result.ok ? result.value : undefined;
    },
    observe(event) {
      if (event.kind === 'never-closed') return;
      tags.push(toTag(text, event, nested, options));
      nested = [];
    },
  });
  return tags;
}

function toTag(
  text: string,
  event: BuildEvent,
  nested: readonly string[],
  options: SyntaxOptions,
): FoundTag {
  const { from, to, name, kind } = event;
  const isClosing = kind === 'closes' || kind === 'closes-nothing';
  const isSelfClosed = !isClosing && text[to - 2] === '/';
  const end = isSelfClosed ? to - 2 : to - 1;
  const start = from + (isClosing ? 2 : 1);
  const nameEnd = isClosing ? undefined : endOfName(text, start, end);
  const ranges: TextRange[] = nameEnd === undefined ? [] : [{ from: start, to: nameEnd }];
  if (nameEnd !== end) {
    splitArguments(text, nameEnd === undefined ? start : nameEnd + 1, end, (first, last) => {
      ranges.push({ from: first, to: last });
    });
  }
  const [nameAt = { from: start, to: end }, ...written] = ranges;
  const args = written.map((range) => toArgument(text, range));
  const isEmpty =
    event.tag?.kind === 'reset' || (event.tag?.kind === 'insert' && event.tag.isClosed);
  return {
    kind: 'tag',
    form: isClosing ? 'close' : isSelfClosed || isEmpty ? 'closed' : 'open',
    from,
    to,
    name,
    nameAt,
    args: kind === 'accepted' ? withParts(text, args, nested, options) : args,
    state: stateOf(event, options),
    closes: event.closed?.from,
  };
}

function stateOf({ kind, name }: BuildEvent, { tags }: SyntaxOptions): SyntaxTag['state'] {
  switch (kind) {
    case 'unknown':
      return 'unknown';
    case 'closes-nothing':
      return findTag(name) !== undefined || tags?.has(name) ? 'refused' : 'unknown';
    case 'refused':
      return 'refused';
    default:
      return 'accepted';
  }
}

function toArgument(text: string, { from, to }: TextRange): SyntaxArgument {
  const end = endInQuotes(text, from, to);
  const valueAt = end === undefined ? { from, to } : { from: from + 1, to: end };
  const written = text.slice(valueAt.from, valueAt.to);
  const value = end === undefined ? written : written.replace(escapedIn(text, from), '$1');
  return { from, to, value, valueAt };
}

/** What a backslash escapes in an argument whose quote is there. */
function escapedIn(text: string, from: number): RegExp {
  return text[from] === '"' ? /\\(["\\])/g : /\\(['\\])/g;
}

/** The arguments with the parts of those that were read as MiniMessage, which are the last with these values. */
function withParts(
  text: string,
  args: readonly SyntaxArgument[],
  read: readonly string[],
  options: SyntaxOptions,
): readonly SyntaxArgument[] {
  const left = [...read];
  return args
    .toReversed()
    .map((argument) => {
      const { value } = argument;
      if (left.at(-1) !== value) return argument;
      left.pop();
      const placeOf = sourceOf(text, argument);
      const parts = readSyntax(value, options).map((part) => placedPart(part, placeOf));
      return { ...argument, parts };
    })
    .toReversed();
}

/** Where a unit of the value of an argument is in the text. */
function sourceOf(text: string, { from, valueAt }: SyntaxArgument): (at: number) => number {
  const isPlain = valueAt.from === from || !text.slice(valueAt.from, valueAt.to).includes('\\');
  if (isPlain) return (at) => valueAt.from + at;
  const starts: number[] = [];
  let at = valueAt.from;
  const push = (to: number) => {
    for (; at < to; at += 1) starts.push(at);
  };
  for (const { index } of text.slice(valueAt.from, valueAt.to).matchAll(escapedIn(text, from))) {
    push(valueAt.from + index);
    starts.push(at);
    at += 2;
  }
  push(valueAt.to + 1);
  return (unit) => starts[unit] ?? valueAt.to;
}

function placedPart(part: SyntaxPart, placeOf: (at: number) => number): SyntaxPart {
  const placed = ({ from, to }: TextRange): TextRange => ({ from: placeOf(from), to: placeOf(to) });
  if (part.kind !== 'tag') return { ...part, ...placed(part) };
  const args = part.args.map(({ parts, ...argument }) => ({
    ...argument,
    ...placed(argument),
    valueAt: placed(argument.valueAt),
    ...(parts && { parts: parts.map((inner) => placedPart(inner, placeOf)) }),
  }));
  return { ...part, ...placed(part), nameAt: placed(part.nameAt), args };
}
