import { readYamlString } from '@fucina/quoting';
import { beginsWithCode, hasCode } from './begins-with-code.ts';
import type { Inside } from './unwrapped.ts';

interface Row {
  readonly indent: number;
  /** Where the key begins, or the value of an item. */
  readonly column: number;
  readonly isItem: boolean;
  readonly key: string | undefined;
  readonly value: Value;
}

interface Value {
  /** `bare` is without quotes, `block` is `|` or `>` with the rows below it. */
  readonly kind: 'none' | 'quoted' | 'bare' | 'block';
  /** A flow list has several. */
  readonly texts: readonly string[];
}

/** Words before a colon may be a part of the text, if what is behind it is not in quotation marks. */
const ROW =
  /^([ \t]*)(-(?:[ \t]+|$))?(?:(?:([\p{L}\w.+-]+(?:(?: [\p{L}\w.+-]+){1,5}(?=:[ \t]+["'][&§<]))?|==)|"([^"]{1,80})"|'([^']{1,80})'):(?=[ \t]|$)[ \t]*)?(.*)$/u;
/** Something in the text that may be a row of YAML. */
const ANY_ROW =
  /(?:^|\n)[ \t]*(?:- |(?:[\p{L}\w.+-]+(?: [\p{L}\w.+-]+){0,5}|"[^"\n]{1,80}"|'[^'\n]{1,80}'):(?:[ \t\r\n]|$))/u;
const QUOTED = /^('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")[ \t]*(?:,[ \t]*)?(?:#.*)?$/;
const ITEM_OF_FLOW = /[ \t]*('(?:[^']|'')*'|"(?:[^"\\]|\\.)*")[ \t]*(,|$)/y;
/** More are in no list of a text, and each list that is not closed is looked through. */
const ROWS_OF_FLOW = 300;
const BLOCK = /^([|>])[+-]?[ \t]*(?:#.*)?$/;
/** Nothing, the mark before a document, or a bracket that was copied along. */
const COMMENT = /^(?:---[ \t]*|%YAML.*|[ \t]*(?:#.*|\},?[ \t]*)?)$/;

const NAME = /^(?:display|custom|item)?[-_]?name$|^display$|^title$/i;
const LORE = /^lore$/i;
const OF_ITEM = /^(?:material|item|id|type|amount)$/i;
/** A number, a switch, or the name of a thing. */
const WORD = /^(?:true|false|null|~|-?[\d.]+%?|[A-Z][A-Z\d_]*)$/;
/** Keys of texts: beside any other, words before a colon are more likely a part of the text. */
const TEXT_KEY =
  /[-_.]|^(?:(?:display)?name|title|subtitle|lore|description|text|texts|lines?\d*|messages?|msg|motd|prefix|suffix|format|header|footer|join|quit|leave|kick|broadcast|announcements?|hologram)$/;

/** The texts of a part of a YAML file, also of an item with its name and lore. */
export function inYaml(text: string): Inside | undefined {
  const strings = flowOf(joined(text.trim().split(/\r?\n/))) ?? stringsOf(text);
  if (strings?.some(beginsWithCode)) return { texts: strings };
  if (!ANY_ROW.test(text)) return undefined;
  const rows = rowsOf(text.split(/\r?\n/))?.map(asKeyOfItem);
  if (rows === undefined || rows.length === 0) return undefined;
  return itemIn(rows) ?? textsIn(rows);
}

function rowsOf(lines: readonly string[]): readonly Row[] | undefined {
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (COMMENT.test(line)) continue;
    const [, space = '', dash, bare, double, single, rest = ''] = ROW.exec(line) ?? [];
    const key = bare ?? double ?? single;
    if (dash === undefined && key === undefined) return undefined;
    const block = BLOCK.exec(rest)?.[1];
    let value: Value | undefined;
    if (block === undefined) {
      const open = openQuote(rest);
      const below = indentedBelow(lines, at, space.length);
      const inside = open === undefined ? otherRowsOfBare(rest, below) : untilClosed(below, open);
      at += inside.length;
      const others = otherRows(rest, lines, at);
      at += others.length;
      value = readValue(
        others.length === 0 ? folded([rest, ...inside]) : joined([rest, ...others]),
      );
    } else {
      const inside = indentedBelow(lines, at, space.length);
      at += inside.length;
      value = {
        kind: 'block',
        texts: [
          inside
            .map((row) => row.trim())
            .join(block === '|' ? '\n' : ' ')
            .trimEnd(),
        ],
      };
    }
    if (value === undefined) return undefined;
    const indent = space.length;
    const isItem = dash !== undefined;
    rows.push({ indent, column: indent + (dash?.length ?? 0), isItem, key, value });
  }
  return rows;
}

/** An item with keys has the first of them beside its dash. */
function asKeyOfItem(row: Row, at: number, rows: readonly Row[]): Row {
  const hasOthers = (rows[at + 1]?.indent ?? 0) > row.indent;
  const isKey = row.isItem && row.key !== undefined && (hasOthers || row.value.kind === 'quoted');
  return isKey ? { ...row, indent: row.column, isItem: false } : row;
}

/** Strings in quotation marks and nothing else, one on each row. */
function stringsOf(text: string): readonly string[] | undefined {
  if (!/^\s*'/.test(text)) return undefined;
  const rows = text.trim().split(/\r?\n/);
  const texts = rows.map((row) => readYamlString(QUOTED.exec(row.trim())?.[1] ?? '"\\"'));
  return texts.every((each) => each !== undefined) ? texts : undefined;
}

/** A flow list on one row, without the comments after its commas. */
function joined(rows: readonly string[]): string {
  return rows
    .map((row) => row.trim().replace(/,[ \t]*#.*$/, ','))
    .join(' ')
    .replace(/[ \t]#[^"']*$/, '');
}

/** The other rows of a flow list that is not closed on its first one. */
function otherRows(rest: string, lines: readonly string[], at: number): readonly string[] {
  if (!/^\[(?:.*,)?[ \t]*(?:#.*)?$/.test(rest)) return [];
  const below = lines.slice(at + 1, at + 1 + ROWS_OF_FLOW);
  return below.slice(0, below.findIndex((row) => /\][ \t]*,?[ \t]*(?:#.*)?$/.test(row)) + 1);
}

function indentedBelow(lines: readonly string[], at: number, indent: number): readonly string[] {
  const below: string[] = [];
  for (let next = at + 1; next < lines.length; next++) {
    const row = lines[next] ?? '';
    if (row.trim() !== '' && indentOf(row) <= indent) break;
    below.push(row);
  }
  return below;
}

/** The quotation mark of a string that is not closed on its row. */
function openQuote(rest: string): string | undefined {
  const [quote = ''] = /^["']/.exec(rest) ?? [];
  return quote === '' || closes(rest.slice(1), quote) ? undefined : quote;
}

/** The other rows of a text without quotes: neither keys nor items. */
function otherRowsOfBare(rest: string, below: readonly string[]): readonly string[] {
  if (rest === '' || /^["'[{#]/.test(rest)) return [];
  const end = below.findIndex((row) => {
    const [, , dash, bare, double, single] = ROW.exec(row) ?? [];
    return (dash ?? bare ?? double ?? single) !== undefined || COMMENT.test(row);
  });
  return end === -1 ? below : below.slice(0, end);
}

function untilClosed(below: readonly string[], quote: string): readonly string[] {
  return below.slice(0, below.findIndex((row) => closes(row, quote)) + 1);
}

function closes(row: string, quote: string): boolean {
  return row.replace(quote === "'" ? /''/g : /\\./g, '').includes(quote);
}

/** A line break inside of a string is a blank, each empty row after it a line break. */
function folded(rows: readonly string[]): string {
  const [first = '', ...others] = rows.map((row) => row.trim());
  let text = first;
  let isBroken = false;
  for (const row of others) {
    if (row === '') text += '\n';
    else if (/(?<!\\)(?:\\\\)*\\$/.test(text)) text = text.slice(0, -1) + row;
    else text += isBroken ? row : ` ${row}`;
    isBroken = row === '';
  }
  return text;
}

function indentOf(row: string): number {
  return row.length - row.trimStart().length;
}

/** Undefined for what only looks like YAML. */
function readValue(rest: string): Value | undefined {
  if (rest === '' || rest.startsWith('#')) return { kind: 'none', texts: [] };
  const quoted = QUOTED.exec(rest)?.[1];
  if (quoted !== undefined) {
    const text = readYamlString(quoted);
    return text === undefined ? undefined : { kind: 'quoted', texts: [text] };
  }
  if (/^["']/.test(rest)) return undefined;
  if (rest.startsWith('[')) {
    const list = rest.replace(/[ \t]#.*$/, '');
    const texts = flowOf(list) ?? bareFlowOf(list);
    if (texts !== undefined) return { kind: 'quoted', texts };
  }
  return { kind: 'bare', texts: [rest.replace(/[ \t]#.*$/, '').trim()] };
}

/** `["a", 'b']` */
function flowOf(list: string): readonly string[] | undefined {
  const inside = /^\[(.*)\][ \t]*,?$/.exec(list)?.[1]?.trim();
  if (inside === undefined) return undefined;
  const texts: string[] = [];
  ITEM_OF_FLOW.lastIndex = 0;
  while (ITEM_OF_FLOW.lastIndex < inside.length) {
    const found = ITEM_OF_FLOW.exec(inside)?.[1];
    const text = found === undefined ? undefined : readYamlString(found);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts;
}

/** `[<gray>a, <red>b]`: brackets around a single text, or words without codes, are more likely a part of the text. */
function bareFlowOf(list: string): readonly string[] | undefined {
  const inside = /^\[([^"'[\]]*)\]$/.exec(list.trim())?.[1];
  const texts = inside?.split(/,(?:[ \t]+|$)/).filter((text) => text.trim() !== '') ?? [];
  return texts.length > 1 && texts.every(beginsWithCode)
    ? texts.map((text) => text.trim())
    : undefined;
}

/** Several keys, one of which is the lore of an item, or its name beside what else an item has. */
function itemIn(rows: readonly Row[]): Inside | undefined {
  const lore = rows.findIndex(({ key }) => key !== undefined && LORE.test(key));
  if (lore === -1 && !rows.some(({ key }) => key !== undefined && OF_ITEM.test(key)))
    return undefined;
  const isName = ({ key, value }: Row) => key !== undefined && NAME.test(key) && isText(value);
  const name = besides(rows, lore).find(isName) ?? rows.find(isName);
  const texts = lore === -1 ? [] : textsBelow(rows, lore);
  if (texts === undefined) return undefined;
  if (name !== undefined) return { texts: [name.value.texts.join('\n'), ...texts], hasName: true };
  return texts.length === 0 ? undefined : { texts };
}

/** The rows of the same item. */
function besides(rows: readonly Row[], at: number): readonly Row[] {
  const column = rows[at]?.column ?? 0;
  const isOther = (row: Row) => row.column < column;
  const first = rows.slice(0, Math.max(at, 0)).findLastIndex(isOther) + 1;
  const end = rows.findIndex((row, index) => index > at && isOther(row));
  return rows.slice(first, end === -1 ? undefined : end).filter((row) => row.column === column);
}

function isText({ kind }: Value): boolean {
  return kind !== 'none';
}

/** The value of a key, or the items below it. */
function textsBelow(rows: readonly Row[], at: number): readonly string[] | undefined {
  const items = itemsBelow(rows, at);
  const value = rows[at]?.value;
  if (value !== undefined && isText(value)) {
    return items.length > 0 ? undefined : value.texts.flatMap((text) => text.split('\n'));
  }
  const texts = items.map(textOf);
  return texts.every((text) => text !== undefined) ? texts : undefined;
}

/** An item without quotes may have a colon in it. */
function textOf({ key, value }: Row): string | undefined {
  const text = value.texts.join('\n');
  if (key === undefined) return text;
  return value.kind === 'bare' ? `${key}: ${text}` : undefined;
}

/** Strings, with the keys above or before them. */
function textsIn(rows: readonly Row[]): Inside | undefined {
  const texts: string[] = [];
  const isInKeys = areKeysInKeys(rows);
  const isSure = rows.some(
    ({ value: { kind, texts } }) =>
      (kind === 'quoted' && texts.some(hasCode)) ||
      (kind === 'bare' && isInKeys && texts.some(hasCode)),
  );
  let list = 'none' as 'none' | 'of-texts' | 'of-others' | 'closed';
  for (const [at, row] of rows.entries()) {
    const { isItem, key = '', value } = row;
    const hasTextKey: boolean = isItem ? list === 'of-texts' : TEXT_KEY.test(key);
    if (!(isItem || isText(value))) {
      const hasTexts = itemsBelow(rows, at).some((item) => item.value.texts.some(hasCode));
      list = hasTextKey || hasTexts ? 'of-texts' : 'of-others';
      continue;
    }
    if (isItem && list === 'closed') return undefined;
    if (!isItem) list = 'closed';
    const isBare = value.kind === 'bare' || value.kind === 'none';
    const found = isItem && isBare ? [textOf(row) ?? ''] : value.texts;
    const isKeyed = value.kind === 'bare' && !isItem && (isInKeys || hasTextKey);
    const isCode = found.some(isKeyed ? hasCode : beginsWithCode);
    // Beside a text in quotes, it is a setting.
    const isWord = WORD.test(found[0] ?? '');
    const isSetting = isBare ? !hasTextKey || isWord : isWord && !hasTextKey;
    if (isSure && !isCode && (isItem ? isBare && list === 'of-others' : isSetting)) continue;
    const isMeant = {
      // Chats cut off the space after the dash of an empty line.
      none: isItem && hasTextKey,
      quoted: true,
      block: found.join('') !== '',
      bare: isItem ? isCode || hasTextKey : (hasTextKey || isInKeys) && (isCode || isSure),
    };
    if (!isMeant[value.kind]) return undefined;
    texts.push(...found);
  }
  return texts.length === 0 ? undefined : { texts };
}

function itemsBelow(rows: readonly Row[], at: number): readonly Row[] {
  const indent = rows[at + 1]?.indent ?? 0;
  const isOver = (row: Row | undefined) => !row?.isItem || row.indent < indent;
  let end = at + 1;
  while (!isOver(rows[end])) end += 1;
  return rows.slice(at + 1, end);
}

/** Keys with others below them, as programs name them: words before a colon in a text are not. */
function areKeysInKeys(rows: readonly Row[]): boolean {
  const isBelow = ({ key, isItem, indent }: Row, above: Row | undefined) =>
    key !== undefined && !isItem && above?.value.kind === 'none' && above.indent < indent;
  return (
    rows.some((row, at) => isBelow(row, rows[at - 1])) &&
    rows.every(({ key }) => key === undefined || /^[a-z]/.test(key))
  );
}
