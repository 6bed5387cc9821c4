import { type GiveCommand, readGiveCommand } from '@fucina/minecraft-item';
import {
  type Component,
  splitComponentLines,
  toMiniMessage,
  toPlain,
  toRuns,
} from '@fucina/minecraft-text';
import { isBuiltByCode } from '../wrapping/code.ts';
import type { Wrapping } from '../wrapping/unwrapped.ts';
import { type ForeignMarkup, foreignMarkup } from './foreign-markup.ts';
import type { SourceFormat } from './formats.ts';
import { findTexts, readText } from './read-source.ts';

/** What was pasted, as lines of MiniMessage. */
export interface PastedText {
  readonly format: SourceFormat;
  readonly wrapping: Wrapping | undefined;
  /** The name of an item, whose lore the lines are. */
  readonly name?: string | undefined;
  readonly lines: readonly string[];
  /** It had gone through a wrong encoding. */
  readonly isMended: boolean;
  /** What is not read and stays letters. */
  readonly foreign?: ForeignMarkup | undefined;
  /** The whole item, if that was pasted. */
  readonly command?: GiveCommand | undefined;
}

/**
 * Reads pasted texts in the given notation, or else in the likeliest; undefined if they cannot be read. MiniMessage
 * and plain text are kept verbatim.
 */
export function readPasted(text: string, wanted?: SourceFormat): PastedText | undefined {
  const { texts, format, hasName, wrapping, isMended } = findTexts(text, wanted);
  const facts = { format, wrapping, isMended, foreign: foreignMarkup(texts.join('\n'), format) };
  if (format === 'give-command') {
    const command = readGiveCommand(texts.join('\n').trim());
    if (!command.ok) return undefined;
    const { name, lore = [] } = command.value;
    return { ...facts, name, lines: lore, command: command.value };
  }
  if (wrapping === undefined && isBuiltByCode(text)) return undefined;
  const isStructured = format === 'json' || format === 'snbt';
  const read = texts.map((each, index) =>
    linesOf(
      isStructured || (hasName && index === 0) ? [each] : rowsOf(each),
      format,
      isString(wrapping),
    ),
  );
  if (!read.every((lines) => lines !== undefined)) return undefined;
  const [first, ...others] = read;
  if (!hasName || first === undefined) return { ...facts, lines: read.flat() };
  return { ...facts, name: first.join(' '), lines: others.flat() };
}

/** One text, whose styles go on in the next row; what stands alone has a text on each row. */
function isString(wrapping: Wrapping | undefined): boolean {
  return wrapping !== undefined && wrapping !== 'fence' && wrapping !== 'log';
}

function linesOf(
  rows: readonly string[],
  format: SourceFormat,
  isOneText: boolean,
): readonly string[] | undefined {
  if (format === 'plain') return rows;
  if (format === 'mini-message') return acrossRows(rows) ?? rows.flatMap(splitBreaks);
  const lines: string[] = [];
  for (const row of isOneText ? [rows.join('\n')] : rows) {
    const read = readText(row, row.trim() === '' ? 'plain' : format);
    if (!read.ok) return undefined;
    lines.push(...splitComponentLines(read.value).map((line) => toMiniMessage(line)));
  }
  return lines;
}

/** The lines of a text whose tags are closed in a later row: there they would be letters. */
function acrossRows(rows: readonly string[]): readonly string[] | undefined {
  if (rows.length < 2 || !rows.some((row) => row.includes('</'))) return undefined;
  const read = readText(rows.join('\n'), 'mini-message');
  if (!read.ok) return undefined;
  const shown = rows.map((row) => {
    const own = readText(row, 'mini-message');
    return own.ok ? toPlain(own.value) : row;
  });
  if (shown.join('\n') === toPlain(read.value)) return undefined;
  return splitComponentLines(read.value).map((line) => toMiniMessage(line));
}

const BREAK = /<(?:br|newline)\s*\/?>/i;

/** Lines of MiniMessage, in the words of the text if each of them shows the same by itself. */
function splitBreaks(text: string): readonly string[] {
  if (!BREAK.test(text)) return [text];
  const read = readText(text, 'mini-message');
  const lines = read.ok ? splitComponentLines(read.value) : [];
  if (lines.length < 2) return [text];
  const pieces = text.split(BREAK);
  const areSame =
    pieces.length === lines.length &&
    lines.every((line, index) => isSame(line, pieces[index] ?? ''));
  return areSame ? pieces : lines.map((line) => toMiniMessage(line));
}

function isSame(line: Component, text: string): boolean {
  const read = readText(text, 'mini-message');
  return read.ok && JSON.stringify(toRuns(read.value)) === JSON.stringify(toRuns(line));
}

/** A line break at the end of a copied block does not start a new line. */
function rowsOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
