import { type PastedText, readPasted } from '@fucina/text-workshop';
import type { Lore, Paste, PasteFormat, Place } from './pasted-lore.ts';

/** The lore after a paste, read in the likeliest format or in the given one; undefined when that fails. */
export function paste(
  before: Lore,
  place: Place,
  text: string,
  format?: PasteFormat,
): Paste | undefined {
  const read = readAs(text, format);
  if (read === undefined) return undefined;
  const isItem = (read.command ?? read.name) !== undefined;
  const [first, ...rest] = read.lines;
  return {
    text,
    place,
    before,
    after: isItem ? withItem(before, read) : withLines(before, place, read.lines),
    format: read.format,
    isUnread: format === undefined && read.isUnread,
    isMended: read.isMended,
    added: isItem || rest.length > 0 ? undefined : first,
  };
}

interface Read extends Pick<PastedText, 'name' | 'lines' | 'command' | 'isMended'> {
  readonly format: PasteFormat;
  readonly isUnread: boolean;
}

function readAs(text: string, wanted: PasteFormat | undefined): Read | undefined {
  const asTyped = {
    format: 'as-typed',
    lines: rowsOf(text),
    isUnread: true,
    isMended: false,
  } as const;
  if (wanted === 'as-typed') return asTyped;
  const read = readPasted(text, wanted);
  if (read === undefined) return wanted === undefined ? asTyped : undefined;
  const { format, wrapping, foreign } = read;
  const isLiteral = wanted === undefined && (format === 'plain' || format === 'mini-message');
  const literal = wrapping === undefined ? 'as-typed' : 'mini-message';
  return { ...read, format: isLiteral ? literal : format, isUnread: foreign !== undefined };
}

/** A command describes a whole item, whose text is not italic unless the command says so. */
function withItem({ state, draft }: Lore, { command, name, lines }: Read): Lore {
  const item = command && { item: command.item, upright: true };
  // A command of an item without texts takes none away.
  const texts = (name ?? lines[0]) === undefined ? undefined : { title: name ?? '', lines };
  return { draft, state: { ...state, ...texts, ...item } };
}

function withLines({ state, draft }: Lore, place: Place, pasted: readonly string[]): Lore {
  const { field, from, to } = place;
  const { title, lines } = state;
  const old = field === 'title' ? title : field === 'draft' ? draft : (lines[field] ?? '');
  const [first = '', ...rest] = pasted;
  const start = old.slice(0, from) + first;
  const end = old.slice(to);
  if (field === 'title') {
    return { draft, state: { ...state, title: start + end, lines: [...rest, ...lines] } };
  }
  const filled =
    rest.length === 0 ? [start + end] : [start, ...rest.slice(0, -1), rest.at(-1) + end];
  if (field !== 'draft') {
    return { draft, state: { ...state, lines: lines.toSpliced(field, 1, ...filled) } };
  }
  if (filled.length === 1) return { state, draft: start + end };
  return { draft: '', state: { ...state, lines: [...lines, ...filled] } };
}

function rowsOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
