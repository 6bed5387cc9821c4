import { type PastedItem, readPastedItem } from '@fucina/minecraft-item';
import type { Lore, Paste, PasteFormat, Place } from './pasted-lore.ts';

/** The lore after a paste, read in the likeliest format or in the given one; undefined when that fails. */
export function paste(
  before: Lore,
  place: Place,
  text: string,
  format?: PasteFormat,
): Paste | undefined {
  const read =
    format === 'as-typed' ? { format, lines: rowsOf(text) } : readPastedItem(text, format);
  if (read === undefined) return undefined;
  const isItem = 'command' in read;
  const [first, ...rest] = read.lines;
  const isLiteral = read.format === 'plain' || read.format === 'mini-message';
  return {
    text,
    place,
    before,
    after: isItem ? withItem(before, read) : withLines(before, place, read.lines),
    format: isLiteral && format === undefined ? 'as-typed' : read.format,
    added: isItem || rest.length > 0 ? undefined : first,
  };
}

/** A command describes a whole item, whose text is not italic unless the command says so. */
function withItem({ state, draft }: Lore, { command, lines }: PastedItem): Lore {
  if (command === undefined) return { state, draft };
  const { name, item } = command;
  return { draft, state: { ...state, title: name ?? '', lines, item, upright: true } };
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
