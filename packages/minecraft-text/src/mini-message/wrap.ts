import type { Range } from './errors.ts';
import { scanTags } from './scan-tags.ts';
import { TAGS } from './tags/index.ts';

/** A text and what of it is selected; without length, where the caret stands. */
export interface Selected extends Range {
  readonly text: string;
}

interface Tag extends Range {
  /** Without brackets and slash. */
  readonly body: string;
  readonly name: string;
  readonly closes: boolean;
  /** The place in the list of the tag that closes it, or that it closes. */
  readonly partner: number | undefined;
}

const COLORS = new Set(['color', 'gradient', 'rainbow', 'pride', 'transition']);
const CHILDLESS = new Set(['newline', 'br', 'reset', 'sprite', 'head']);
const FAMILIES: ReadonlyMap<string, readonly string[]> = new Map(
  TAGS.flatMap(({ names }) => names.map((name) => [name, names] as const)),
);

/**
 * Puts a tag, given without its brackets, around a selection. The same tag around it already is taken away; a tag that
 * sets the same thing, such as another colour, is replaced. Where other tags begin or end inside the selection the new
 * one is cut, so that all of them keep their meaning.
 */
export function wrapInTag(selected: Selected, tag: string): Selected {
  const tags = findTags(selected.text);
  const inner = shrink(outOfTags(selected, tags), tags);
  const around = findAround(inner, tags, kindOf(tag));
  return around === undefined ? wrapPieces(inner, tags, tag) : replacePair(inner, around, tag);
}

/** Nobody means half a tag. */
function outOfTags({ text, from, to }: Selected, tags: readonly Tag[]): Selected {
  const inside = (at: number) => tags.find((tag) => tag.from < at && at < tag.to);
  if (from === to) {
    const caret = inside(from)?.to ?? from;
    return { text, from: caret, to: caret };
  }
  return { text, from: inside(from)?.from ?? from, to: inside(to)?.to ?? to };
}

/** The same text without the pairs of tags that hold all of it. */
function shrink({ text, from, to }: Selected, tags: readonly Tag[]): Selected {
  let inner = { from, to };
  for (;;) {
    const opening = tags.find((tag) => tag.from === inner.from && tag.to <= inner.to);
    const closing = partnerOf(opening, tags);
    if (!opening || closing?.to !== inner.to) return { text, ...inner };
    inner = { from: opening.to, to: closing.from };
  }
}

/** The pair that sets the same thing, with nothing but other pairs between it and the selection. */
function findAround({ from, to }: Range, tags: readonly Tag[], kind: string) {
  let outer = { from, to };
  for (;;) {
    const opening = tags.find((tag) => tag.to === outer.from && !tag.closes);
    const closing = partnerOf(opening, tags);
    if (!opening || closing?.from !== outer.to) return undefined;
    if (kindOf(opening.body) === kind) return [opening, closing] as const;
    outer = { from: opening.from, to: closing.to };
  }
}

function replacePair(
  { text, from, to }: Selected,
  [opening, closing]: readonly [Tag, Tag],
  tag: string,
): Selected {
  const [open, close] = opening.body === tag ? ['', ''] : bracketsOf(tag);
  const written =
    text.slice(0, opening.from) +
    open +
    text.slice(opening.to, closing.from) +
    close +
    text.slice(closing.to);
  const shift = open.length - (opening.to - opening.from);
  return { text: written, from: from + shift, to: to + shift };
}

function wrapPieces({ text, from, to }: Selected, tags: readonly Tag[], tag: string): Selected {
  const [open, close] = bracketsOf(tag);
  const cuts = findCuts({ from, to }, tags, nameOf(tag));
  const ends = [...cuts.map((cut) => cut.from), to];
  const starts = [from, ...cuts.map((cut) => cut.to)];
  let written = '';
  let first: number | undefined;
  let last = from;
  for (const [index, start] of starts.entries()) {
    const end = ends[index] ?? to;
    if (start < end || starts.length === 1) {
      first ??= from + written.length + open.length;
      written += open + text.slice(start, end);
      last = from + written.length;
      written += close;
    }
    written += text.slice(end, starts[index + 1] ?? end);
  }
  return {
    text: text.slice(0, from) + written + text.slice(to),
    from: first ?? from,
    to: first === undefined ? to : last,
  };
}

/** The tags in a range that a tag of this name must not reach across. */
function findCuts(range: Range, tags: readonly Tag[], name: string): readonly Tag[] {
  const within = tags.filter((tag) => isWithin(tag, range));
  const loose = within.filter((tag) => {
    const partner = partnerOf(tag, tags);
    // A closing tag without partner is text, unless the new tag gave it one.
    return partner === undefined ? !tag.closes || tag.name === name : !isWithin(partner, range);
  });
  return within.filter((tag) => {
    const partner = partnerOf(tag, tags);
    const pair = partner && spanOf(tag, partner);
    return loose.some((cut) => cut === tag || (pair !== undefined && isWithin(cut, pair)));
  });
}

function isWithin(tag: Range, { from, to }: Range): boolean {
  return tag.from >= from && tag.to <= to;
}

function spanOf(one: Range, other: Range): Range {
  return { from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

function bracketsOf(tag: string): readonly [open: string, close: string] {
  return [`<${tag}>`, `</${nameOf(tag)}>`];
}

function partnerOf(tag: Tag | undefined, tags: readonly Tag[]): Tag | undefined {
  return tag?.partner === undefined ? undefined : tags[tag.partner];
}

function nameOf(body: string): string {
  return (/^[^:]*/.exec(body)?.[0] ?? '').toLowerCase();
}

/** What a tag sets. All colours are one kind, and so are the names of one decoration. */
function kindOf(body: string): string {
  const name = nameOf(body);
  const kind = FAMILIES.get(name)?.[0] ?? (name.startsWith('#') ? 'color' : name);
  return COLORS.has(kind) ? 'color' : kind;
}

/** The tags that have a partner or could have one. An alias does not close its like. */
function findTags(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  const open: number[] = [];
  function onTag(from: number, to: number): boolean {
    const closes = text[from + 1] === '/';
    const body = text.slice(from + (closes ? 2 : 1), to - 1);
    const name = nameOf(body);
    if (!/^[!?#]?[a-z0-9_-]+$/.test(name)) return true;
    if (!closes && (body.endsWith('/') || CHILDLESS.has(name))) return true;
    const index = tags.length;
    const opened = closes ? open.findLastIndex((each) => tags[each]?.name === name) : -1;
    const partner = open[opened];
    if (closes && partner !== undefined) {
      const opening = tags[partner];
      if (opening) tags[partner] = { ...opening, partner: index };
      open.length = opened; // what stands open inside is closed with it
    } else if (!closes) {
      open.push(index);
    }
    tags.push({ from, to, body, name, closes, partner: closes ? partner : undefined });
    return true;
  }
  scanTags(text, { onTag });
  return tags;
}
