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
    added: isItem || rest.length > 0 ? undefined : first,
  };
}

type Read = Omit<PastedText, 'format'> & { readonly format: PasteFormat };

function readAs(text: string, wanted: PasteFormat | undefined): Read | undefined {
  if (wanted === 'as-typed') {
    return { format: wanted, lines: rowsOf(text), wrapping: undefined, isMended: false };
  }
  const read = readPasted(text, wanted);
  const isLiteral = read?.format === 'plain' || read?.format === 'mini-message';
  if (!isLiteral || wanted !== undefined) return read;
  return { ...read, format: read.wrapping === undefined ? 'as-typed' : 'mini-message' };
}

/** A command describes a whole item, whose text is not italic unless the command says so. */
function withItem({ state, draft }: Lore, { command, name, lines }: Read): Lore {
  const item = command && { item: command.item, upright: true };
  return { draft, state: { ...state, title: name ?? '', lines, ...item } };
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
