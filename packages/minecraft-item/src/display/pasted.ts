import {
  type Component,
  detectFormat,
  readAny,
  readJsonValue,
  splitComponentLines,
  type TextFormat,
  toMiniMessage,
} from '@fucina/minecraft-text';
import { parseSnbt } from '@fucina/minecraft-text/snbt';
import { type GiveCommand, readGiveCommand } from '../give-command/give-command.ts';

/** Pasted text as lines of MiniMessage. */
export interface PastedText {
  readonly format: TextFormat;
  readonly lines: readonly string[];
}

/** The whole item, if a give command was pasted. */
export interface PastedItem extends PastedText {
  readonly command?: GiveCommand | undefined;
}

/**
 * Reads text pasted into a name or lore field, in the given format or else in the most likely one; undefined if
 * it cannot be read. MiniMessage and plain text are kept verbatim.
 */
export function readPastedItem(text: string, format?: TextFormat): PastedItem | undefined {
  const rows = unquoteYaml(rowsOf(text));
  const whole = rows.join('\n');
  const wanted = format ?? detect(rows, whole);
  switch (wanted) {
    case 'give-command': {
      const command = readGiveCommand(text.trim());
      if (!command.ok) return undefined;
      return { format: wanted, lines: command.value.lore ?? [], command: command.value };
    }
    case 'plain':
    case 'mini-message':
      return { format: wanted, lines: rows };
    case 'json':
    case 'snbt':
      return read(wanted, readListed(whole) ?? readStructured(rows, whole, wanted));
    default:
      return read(wanted, readEach(rows, wanted));
  }
}

function detect(rows: readonly string[], whole: string): TextFormat {
  const formats = new Set(rows.filter((row) => row.trim() !== '').map((row) => detectFormat(row)));
  const [only, ...others] = formats;
  const isEachAlike = others.length === 0 && (only === 'json' || only === 'snbt');
  return isEachAlike ? only : detectFormat(whole);
}

function read(
  format: TextFormat,
  components: readonly Component[] | undefined,
): PastedText | undefined {
  return (
    components && {
      format,
      lines: components.flatMap(splitComponentLines).map((line) => toMiniMessage(line)),
    }
  );
}

function readStructured(
  rows: readonly string[],
  whole: string,
  format: TextFormat,
): readonly Component[] | undefined {
  const result = readAny(whole, format);
  return result.ok ? [result.value] : readEach(rows, format);
}

function readEach(rows: readonly string[], format: TextFormat): readonly Component[] | undefined {
  const results = rows.map((row) => readAny(row, row.trim() === '' ? 'plain' : format));
  const values = results.flatMap((result) => (result.ok ? [result.value] : []));
  return values.length === rows.length ? values : undefined;
}

/** A list over several lines is lore; a list on a single line is one text with several parts. */
function readListed(text: string): readonly Component[] | undefined {
  if (!/^\s*\[\s*\n/.test(text)) return undefined;
  const parsed = parseSnbt(text);
  if (!parsed.ok || !Array.isArray(parsed.value)) return undefined;
  const results = parsed.value.map((item) => readJsonValue(item));
  const values = results.flatMap((result) => (result.ok ? [result.value] : []));
  return values.length === results.length ? values : undefined;
}

/** A line break at the end of a copied block does not start a new line. */
function rowsOf(text: string): readonly string[] {
  return text.replace(/\r?\n$/, '').split(/\r?\n/);
}

const YAML_ITEM = /^\s*-\s+(?:'((?:[^']|'')*)'|("(?:[^"\\]|\\.)*"))\s*$/;

/** A list of quoted strings as in configuration files, with or without its key above. */
function unquoteYaml(rows: readonly string[]): readonly string[] {
  const items = /^\s*[\w-]+:\s*$/.test(rows[0] ?? '') ? rows.slice(1) : rows;
  const texts = items.map((item) => {
    const [, single, double] = YAML_ITEM.exec(item) ?? [];
    return (
      single?.replaceAll("''", "'") ?? (double === undefined ? undefined : unescapeDouble(double))
    );
  });
  const found = texts.filter((text) => text !== undefined);
  return found.length > 0 && found.length === items.length ? found : rows;
}

/** Our own YAML lists use JSON escapes; escapes that only YAML has are kept unchanged. */
function unescapeDouble(quoted: string): string | undefined {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return undefined;
  }
}
