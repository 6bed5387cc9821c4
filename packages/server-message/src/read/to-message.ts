import {
  type Component,
  compactComponent,
  createText,
  detectFormat,
  type GameFont,
  type LegacyReadOptions,
  NO_STYLE,
  readAny,
  readLegacy,
  readMiniMessage,
  type Style,
  splitComponentLines,
  startsRightToLeft,
  type TextFormat,
  toPlain,
  toRuns,
  walkComponents,
  writeMiniMessage,
} from '@fucina/minecraft-text';
import { mend } from '@fucina/text-workshop';
import { type Lead, leadMiniMessage } from '../alignment.ts';
import { layOut } from '../lay-out.ts';
import { MAX_LINES, type MessageLine } from '../message.ts';
import type { FileNotation, FoundMessage, FoundTexts } from './found-message.ts';

interface ReadText {
  readonly component: Component;
  /** MiniMessage, if the text was that. */
  readonly source: string | undefined;
  readonly isNotParsed: boolean;
}

const FORMATS: Readonly<Record<FileNotation, readonly TextFormat[]>> = {
  section: ['plain', 'legacy-section'],
  ampersand: ['plain', 'legacy-section', 'legacy-ampersand', 'legacy-hex'],
  'mini-message': ['plain', 'mini-message'],
  bedrock: ['plain', 'legacy-section'],
  any: [],
};
const CODES: Readonly<Record<Exclude<FileNotation, 'any' | 'mini-message'>, LegacyReadOptions>> = {
  section: { char: '§' },
  ampersand: {},
  bedrock: { char: '§', edition: 'bedrock' },
};
const MOVED = ['center', 'right'] as const;
const BREAK = /<(?:newline|br)\s*\/?>|\n/i;

/** The lines as MiniMessage. Spaces that center a line, or move it to the right, become its alignment. */
export function toMessage(
  { foundIn, lines, notation, hover = [], versionText = '', isForeign, isMended }: FoundTexts,
  font: GameFont | undefined,
): FoundMessage {
  // What was pasted alone has been read before, so that tags are all that is in it.
  const isTags = foundIn === 'text' && notation === 'mini-message';
  const texts = lines.map((text) =>
    isTags
      ? { component: readAs(text, notation), source: text, isNotParsed: false }
      : readText(text, notation),
  );
  const all = texts.flatMap(({ component, source }) => toLines(component, source, font));
  while (all.at(-1)?.text === '') all.pop();
  const inTags = (text: string) => toMiniMessage(readText(text, notation));
  return {
    message: {
      lines: all.slice(0, MAX_LINES),
      hover: hover.map(inTags),
      versionText: inTags(versionText),
    },
    isNotParsed: texts.some((text) => text.isNotParsed),
    leftOut: Math.max(0, all.length - MAX_LINES),
    ...(isForeign && { isForeign }),
    ...((isMended || lines.some((line) => line !== mend(line))) && { isMended: true }),
  };
}

function readText(given: string, notation: FileNotation): ReadText {
  const text = mend(given);
  const format = detectFormat(text);
  const isNotParsed = notation !== 'any' && !FORMATS[notation].includes(format);
  if (isNotParsed || notation === 'any') {
    const read = readAny(text, format);
    const isTyped = format === 'mini-message' || (format === 'plain' && isPlainMiniMessage(text));
    const source = read.ok && isTyped ? text : undefined;
    return { component: read.ok ? read.value : createText(text), source, isNotParsed };
  }
  const source = notation === 'mini-message' ? text : undefined;
  return { component: readAs(text, notation), source, isNotParsed };
}

/** What the program of a file with this notation makes of a text. */
export function readAs(text: string, notation: Exclude<FileNotation, 'any'>): Component {
  const read =
    notation === 'mini-message' ? readMiniMessage(text) : readLegacy(text, CODES[notation]);
  return read.ok ? read.value : createText(text);
}

/** Whether MiniMessage shows the text as it is: a `<` alone, for example, and the second half of a pair of tags. */
function isPlainMiniMessage(text: string): boolean {
  const read = readMiniMessage(text);
  return read.ok && JSON.stringify(toRuns(read.value)) === JSON.stringify(toRuns(createText(text)));
}

function toMiniMessage({ component, source }: ReadText): string {
  return source ?? writeMiniMessage(component).value;
}

/** One line for each line of the text. */
export function toLines(
  component: Component,
  source: string | undefined,
  font: GameFont | undefined,
): MessageLine[] {
  const lines = splitComponentLines(component);
  const pieces = source?.split(BREAK);
  return lines.map((line, index) => {
    const piece = pieces?.length === lines.length ? pieces[index] : undefined;
    return toLine(line, piece === undefined ? undefined : sameText(piece, line), font);
  });
}

/** The piece if it is this line by itself. */
function sameText(piece: string, line: Component): string | undefined {
  const wanted = JSON.stringify(toRuns(line));
  const shortened = piece.replace(/<reset>$/i, '');
  return [shortened, piece].find((text) => {
    const read = readMiniMessage(text);
    return read.ok && JSON.stringify(toRuns(read.value)) === wanted;
  });
}

function toLine(
  line: Component,
  source: string | undefined,
  font: GameFont | undefined,
): MessageLine {
  const isBehind = startsRightToLeft(toPlain(line));
  const { lead, rest } = isBehind ? splitTail(line) : splitLead(line);
  const spaces = leadMiniMessage(lead);
  const text =
    (spaces === '' ? undefined : without(source, spaces, isBehind)) ??
    writeMiniMessage(compactComponent(rest)).value;
  const wanted = JSON.stringify(toRuns(line));
  const align = MOVED.find((each) => {
    if (spaces === '') return false;
    const placed = layOut({ lines: [{ text, align: each }], hover: [], versionText: '' }, font);
    const component = placed.lines[0]?.component;
    return component !== undefined && JSON.stringify(toRuns(component)) === wanted;
  });
  return align === undefined
    ? { text: source ?? writeMiniMessage(compactComponent(line)).value, align: 'none' }
    : { text, align };
}

function without(source = '', spaces: string, isBehind: boolean): string | undefined {
  if (isBehind) return source.endsWith(spaces) ? source.slice(0, -spaces.length) : undefined;
  return source.startsWith(spaces) ? source.slice(spaces.length) : undefined;
}

/** The spaces at the end of a line, first bold ones and then plain ones, and what is before them. */
function splitTail(line: Component): { readonly lead: Lead; readonly rest: Component } {
  const parts: Component[] = [];
  walkComponents(line, (part, style) => {
    if (part.type !== 'text' || part.text !== '') parts.push({ ...part, style, children: [] });
  });
  const plain = takeSpaces(parts, false);
  return { lead: { bold: takeSpaces(parts, true), plain }, rest: createText('', NO_STYLE, parts) };
}

/** Takes the spaces of one look from the end, and says how many they were. */
function takeSpaces(parts: Component[], isBold: boolean): number {
  let count = 0;
  for (let last = parts.at(-1); last?.type === 'text'; last = parts.at(-1)) {
    if (!isSpaceStyle(last.style) || (last.style.bold === true) !== isBold) break;
    const kept = last.text.replace(/ +$/, '');
    count += last.text.length - kept.length;
    parts.pop();
    if (kept === '') continue;
    parts.push(createText(kept, last.style));
    break;
  }
  return count;
}

/** The spaces at the start of a line, first bold ones and then plain ones, and what follows them. */
function splitLead(line: Component): { readonly lead: Lead; readonly rest: Component } {
  let bold = 0;
  let plain = 0;
  let isOver = false;
  const rest: Component[] = [];
  walkComponents(line, (part, style) => {
    if (part.type !== 'text') {
      isOver = true;
      rest.push({ ...part, style, children: [] });
      return;
    }
    let { text } = part;
    if (!isOver && isSpaceStyle(style)) {
      const count = /^ */.exec(text)?.[0].length ?? 0;
      if (style.bold !== true) plain += count;
      else if (plain === 0) bold += count;
      if (style.bold !== true || plain === 0) text = text.slice(count);
    }
    isOver ||= text !== '';
    if (text !== '') rest.push(createText(text, style));
  });
  return { lead: { bold, plain }, rest: createText('', NO_STYLE, rest) };
}

/** Spaces with a line through or below them can be seen. */
function isSpaceStyle(style: Style): boolean {
  return style.underlined !== true && style.strikethrough !== true;
}
