import { type PastedItem, readPasted } from '@fucina/minecraft-item';
import type { TextFormat } from '@fucina/minecraft-text';
import type { LoreState } from './state.ts';

/** Everything that pasting can change: the state, and the line that is not added yet. */
export interface Lore {
  readonly state: LoreState;
  readonly draft: string;
}

/** Where something is pasted: a field and what of it is selected. A number is the place of a line. */
export interface Place {
  readonly field: 'title' | 'draft' | number;
  readonly from: number;
  readonly to: number;
}

/** `as-typed` takes the text to the letter. */
export type PasteFormat = TextFormat | 'as-typed';

export interface Paste {
  readonly text: string;
  readonly place: Place;
  readonly before: Lore;
  readonly format: PasteFormat;
  readonly after: Lore;
  /** What comes into the field, when nothing else is changed. */
  readonly added: string | undefined;
}

export const PASTE_FORMATS = [
  'as-typed',
  'mini-message',
  'legacy-ampersand',
  'legacy-section',
  'legacy-hex',
  'legacy-bare-hex',
  'json',
  'snbt',
  'give-command',
] as const satisfies readonly PasteFormat[];

/** What a paste makes of the lore, in the likeliest format or the one named; undefined when it cannot be read so. */
export function paste(
  before: Lore,
  place: Place,
  text: string,
  format?: PasteFormat,
): Paste | undefined {
  const read = format === 'as-typed' ? { format, lines: rowsOf(text) } : readPasted(text, format);
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

export function isSameLore(one: Lore, other: Lore): boolean {
  return (
    one.draft === other.draft &&
    one.state.title === other.state.title &&
    one.state.lines.length === other.state.lines.length &&
    one.state.lines.every((line, index) => line === other.state.lines[index])
  );
}

/** A command is a whole item, and upright unless it says otherwise. */
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
