import type { TextRange } from '../text-problem.ts';
import { type BuildEvent, build } from './build.ts';
import { readMiniMessage } from './read.ts';
import { findTag } from './resolve-tag.ts';

/** A text with a selected range; an empty range is the caret position. */
export interface TextSelection extends TextRange {
  readonly text: string;
}

interface Tag extends TextRange {
  /** The tag without brackets and slash. */
  readonly body: string;
  readonly name: string;
  readonly closes: boolean;
  /** Nothing can be inside it: `<br>`, and what is no tag to the reader. */
  readonly isAlone: boolean;
  /** Index in the list of the matching opening or closing tag. */
  readonly partner: number | undefined;
}

const COLORS = new Set(['color', 'gradient', 'rainbow', 'pride', 'transition']);

/**
 * Puts a tag, given without its brackets, around a selection. If the same tag already encloses the selection it
 * is removed; a tag that sets the same property, such as another color, is replaced. Where other tags begin or
 * end inside the selection the new tag is split, so that all of them keep their effect.
 */
export function wrapInTag(selected: TextSelection, tag: string): TextSelection {
  const tags = findTags(selected.text);
  const inner = shrink(expandOverTags(selected, tags), tags);
  const around = findAround(inner, tags, kindOf(nameOf(tag)));
  return around === undefined ? wrapPieces(inner, tags, tag) : replacePair(inner, around, tag);
}

/** Extends the selection over tags that its ends would split; a caret is moved to the end of the tag. */
function expandOverTags({ text, from, to }: TextSelection, tags: readonly Tag[]): TextSelection {
  const inside = (at: number) => tags.find((tag) => tag.from < at && at < tag.to);
  if (from === to) {
    const caret = inside(from)?.to ?? from;
    return { text, from: caret, to: caret };
  }
  return { text, from: inside(from)?.from ?? from, to: inside(to)?.to ?? to };
}

/** Excludes pairs of tags that enclose the whole selected text. */
function shrink({ text, from, to }: TextSelection, tags: readonly Tag[]): TextSelection {
  const byStart = new Map(tags.map((tag) => [tag.from, tag]));
  let inner = { from, to };
  for (;;) {
    const opening = byStart.get(inner.from);
    const closing = partnerOf(opening, tags);
    if (!opening || opening.to > inner.to || closing?.to !== inner.to) return { text, ...inner };
    inner = { from: opening.to, to: closing.from };
  }
}

/** The enclosing pair that sets the same property, with only other pairs between it and the selection. */
function findAround({ from, to }: TextRange, tags: readonly Tag[], kind: string) {
  const byEnd = new Map(tags.map((tag) => [tag.to, tag]));
  let outer = { from, to };
  for (;;) {
    const opening = byEnd.get(outer.from);
    const closing = partnerOf(opening, tags);
    if (!opening || opening.closes || closing?.from !== outer.to) return undefined;
    if (kindOf(opening.name) === kind) return [opening, closing] as const;
    outer = { from: opening.from, to: closing.to };
  }
}

function replacePair(
  { text, from, to }: TextSelection,
  [opening, closing]: readonly [Tag, Tag],
  tag: string,
): TextSelection {
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

function wrapPieces(
  { text, from, to }: TextSelection,
  tags: readonly Tag[],
  tag: string,
): TextSelection {
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

/** The tags in a range that a tag with this name must not span. */
function findCuts(range: TextRange, tags: readonly Tag[], name: string): readonly Tag[] {
  const isUnpaired = (tag: Tag) => {
    if (tag.isAlone) return false;
    const partner = partnerOf(tag, tags);
    // A closing tag without a partner is text, unless the new tag would become its partner.
    return partner === undefined ? !tag.closes || tag.name === name : !isWithin(partner, range);
  };
  // For each tag, the number of unpaired tags of the range before it.
  const unpairedBefore = [0];
  for (const [index, tag] of tags.entries()) {
    const isCut = isWithin(tag, range) && isUnpaired(tag);
    unpairedBefore.push((unpairedBefore[index] ?? 0) + (isCut ? 1 : 0));
  }
  // A pair that encloses an unpaired tag is split as well.
  return tags.filter((tag, index) => {
    const partner = tag.partner ?? index;
    const before = unpairedBefore[Math.min(index, partner)];
    return isWithin(tag, range) && unpairedBefore[Math.max(index, partner) + 1] !== before;
  });
}

function isWithin(tag: TextRange, { from, to }: TextRange): boolean {
  return tag.from >= from && tag.to <= to;
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

/** The property that a tag sets. All colors are one kind, and so are all names of one decoration. */
function kindOf(name: string): string {
  const kind = findTag(name)?.definition.names[0] ?? name;
  return COLORS.has(kind) ? 'color' : kind;
}

/** All that is written as a tag, with the partners that the reader finds. */
function findTags(text: string): readonly Tag[] {
  const tags: Tag[] = [];
  const indexes = new Map<number | undefined, number>();
  build(text, {
    strict: false,
    read(argument) {
      const result = readMiniMessage(argument);
      return result.ok ? result.value : undefined;
    },
    observe(event) {
      const { from, to, name, closed } = event;
      if (event.kind === 'never-closed') return;
      const closes = event.kind === 'closes' || event.kind === 'closes-nothing';
      const partner = indexes.get(closed?.from);
      const opening = partner === undefined ? undefined : tags[partner];
      if (partner !== undefined && opening) tags[partner] = { ...opening, partner: tags.length };
      indexes.set(from, tags.length);
      const body = text.slice(from + (closes ? 2 : 1), to - 1);
      const isAlone = !closes && !isOpened(event, text);
      tags.push({ from, to, body, name, closes, isAlone, partner });
    },
  });
  return tags;
}

function isOpened({ kind, tag, to }: BuildEvent, text: string): boolean {
  if (kind !== 'accepted' || tag === undefined || text[to - 2] === '/') return false;
  return tag.kind !== 'reset' && !(tag.kind === 'insert' && tag.isClosed);
}
