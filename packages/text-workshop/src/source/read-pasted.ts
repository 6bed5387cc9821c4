import { type GiveCommand, readGiveCommand } from '@fucina/minecraft-item';
import { splitComponentLines, toMiniMessage } from '@fucina/minecraft-text';
import { isBuiltByCode } from '../wrapping/code.ts';
import type { Wrapping } from '../wrapping/unwrapped.ts';
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
  /** The whole item, if that was pasted. */
  readonly command?: GiveCommand | undefined;
}

/**
 * Reads pasted texts in the given notation, or else in the likeliest; undefined if they cannot be read. MiniMessage
 * and plain text are kept verbatim.
 */
export function readPasted(text: string, wanted?: SourceFormat): PastedText | undefined {
  const { texts, format, hasName, wrapping, isMended } = findTexts(text, wanted);
  const facts = { format, wrapping, isMended };
  if (format === 'give-command') {
    const command = readGiveCommand(texts.join('\n').trim());
    if (!command.ok) return undefined;
    const { name, lore = [] } = command.value;
    return { ...facts, name, lines: lore, command: command.value };
  }
  if (wrapping === undefined && isBuiltByCode(text)) return undefined;
  const isStructured = format === 'json' || format === 'snbt';
  const read = texts.map((each, index) =>
    linesOf(isStructured || (hasName && index === 0) ? [each] : rowsOf(each), format),
  );
  if (!read.every((lines) => lines !== undefined)) return undefined;
  const [first, ...others] = read;
  if (!hasName || first === undefined) return { ...facts, lines: read.flat() };
  return { ...facts, name: first.join(' '), lines: others.flat() };
}

function linesOf(rows: readonly string[], format: SourceFormat): readonly string[] | undefined {
  if (format === 'plain' || format === 'mini-message') return rows;
  const lines: string[] = [];
  for (const row of rows) {
    const read = readText(row, row.trim() === '' ? 'plain' : format);
    if (!read.ok) return undefined;
    lines.push(...splitComponentLines(read.value).map((line) => toMiniMessage(line)));
  }
  return lines;
}

/** A line break at the end of a copied block does not start a new line. */
function rowsOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}
