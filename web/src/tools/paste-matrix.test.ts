// Whatever a tool can copy is pasted into every tool that takes text: it is read with the same text and colors, or
// somebody is told. The outputs come from the lists that the pages offer, so that a new one is in here by itself.
import { DISPLAY_FORMATS, giveItem, versionFamilies, writeDisplay } from '@fucina/minecraft-item';
import {
  type Component,
  GRADIENT_FORMATS,
  gradientText,
  readMiniMessage,
  splitComponentLines,
  toPlain,
  toRuns,
} from '@fucina/minecraft-text';
import { layOut, snippetsFile, TARGET_IDS, writeTarget } from '@fucina/server-message';
import { readMessageFile } from '@fucina/server-message/read';
import {
  COMMAND_NAMES,
  GAME_RANGES,
  type Game,
  NEWEST_ADVENTURE,
  NEWEST_GAME,
  NOTATION_GROUPS,
  readSource,
  writeCommand,
  writeNotation,
} from '@fucina/text-workshop';
import { expect, test } from 'vitest';
import { paste } from './lore-generator/paste.ts';
import { loreState } from './lore-generator/state.ts';
import { wordsOf } from './small-caps/read-pasted.ts';
import { readPasted } from './text-gradient/read-pasted.ts';

const LINES = ['<red>Hi <bold>there</bold></red>', '<gold>you</gold>'] as const;
const TEXT = read(LINES.join('<br>'));

interface Output {
  readonly value: string;
  /** Of the two. */
  readonly lines: number;
  /** It cannot say all that the text has. */
  readonly isPoorer: boolean;
}

/** Notations of other programs, and code that builds a text: they stay letters, and that is told. */
const NOT_READ = [
  'java-components',
  'html',
  'bbcode',
  'markdown',
  'ansi',
  'ansi-16',
  'discord-ansi',
];

const outputs = new Map<string, Output>();
for (const name of Object.values(NOTATION_GROUPS).flat()) {
  const target = { game: NEWEST_GAME, adventure: NEWEST_ADVENTURE };
  const { value, losses } = writeNotation(name, TEXT, target);
  outputs.set(name, { value, lines: 2, isPoorer: losses.length > 0 });
}
for (const game of [...GAME_RANGES.map(({ from }) => from), 'bedrock'] satisfies Game[]) {
  for (const name of COMMAND_NAMES) {
    const written = writeCommand(name, TEXT, game);
    if (!written.ok) continue;
    const { value, losses, lines } = written;
    outputs.set(`${name} ${game}`, {
      value,
      lines: lines?.shown ?? 2,
      isPoorer: losses.length > 0,
    });
  }
}
for (const { from, lore } of versionFamilies) {
  const given = giveItem({ version: from, item: 'stone', name: LINES[0], lore: [LINES[1]] });
  if (given.ok)
    outputs.set(`item of ${from}`, { value: given.value, lines: 2, isPoorer: lore === 'plain' });
}
for (const format of DISPLAY_FORMATS) {
  const value = writeDisplay({ name: LINES[0], lore: [LINES[1]] }, format);
  outputs.set(`display as ${format}`, { value, lines: 2, isPoorer: false });
  const lore = writeDisplay({ lore: LINES }, format);
  outputs.set(`lore as ${format}`, { value: lore, lines: 2, isPoorer: false });
}
const message = layOut({
  lines: LINES.map((text) => ({ text, align: 'none' })),
  hover: [],
  versionText: '',
});
for (const id of TARGET_IDS) {
  const { value } = writeTarget(id, message);
  outputs.set(`message in ${id}`, { value: snippetsFile(value), lines: 2, isPoorer: false });
}
type Lines = readonly Component[] | 'told';
type Tool = (pasted: string) => Lines;

const TOOLS: Readonly<Record<string, Tool>> = {
  workshop(pasted) {
    const source = readSource(pasted);
    if (!source.ok || source.hints.some((hint) => NOT_READ.includes(hint))) return 'told';
    return splitComponentLines(source.value);
  },
  lore(pasted) {
    const state = { ...loreState.initial, title: '', lines: [] };
    const done = paste({ state, draft: '' }, { field: 'draft', from: 0, to: 0 }, pasted);
    if (done === undefined || done.isUnread) return 'told';
    const { draft, state: after } = done.after;
    const texts = [after.title, ...after.lines, draft];
    return texts.filter((text) => text !== '').map(read);
  },
  motd(pasted) {
    const found = readMessageFile(pasted);
    if (!found.ok || found.messages[0].isForeign) return 'told';
    return found.messages[0].message.lines.map(({ text }) => read(text));
  },
};

function read(text: string): Component {
  const result = readMiniMessage(text);
  if (!result.ok) throw new Error(text);
  return result.value;
}

function shown(lines: Lines, { isPoorer }: Output) {
  if (lines === 'told') return lines;
  const texts = lines.filter((line) => toPlain(line) !== '');
  return texts.map((line) => (isPoorer ? toPlain(line) : drawn(line)));
}

function drawn(line: Component) {
  return toRuns(line).map((run) => ({ ...run, bold: run.bold === true, italic: undefined }));
}

const cases = [...outputs].flatMap(([name, output]) =>
  Object.entries(TOOLS).map(([tool, readIn]) => [name, tool, output, readIn] as const),
);

test.each(cases)('%s, pasted into the tool for %s', (name, _, output, readIn) => {
  const expected = NOT_READ.includes(name) ? 'told' : LINES.slice(0, output.lines).map(read);
  expect(shown(readIn(output.value), output)).toEqual(shown(expected, output));
});

test.each([...outputs])('%s, pasted into small caps', (name, output) => {
  const words = wordsOf(output.value)?.text ?? output.value;
  // The result beside it shows that these are letters.
  if (NOT_READ.includes(name)) return expect(output.value).toContain(words);
  const source = readSource(words);
  const lines = source.ok ? splitComponentLines(source.value) : 'told';
  const expected = LINES.slice(0, output.lines).map(read);
  return expect(shown(lines, output)).toEqual(shown(expected, output));
});

const UNSTYLED = {
  text: '',
  colors: [],
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
} as const;

test.each([...outputs])('%s, pasted into the gradient', (name, { value, lines }) => {
  const field = document.createElement('input');
  const pasted = readPasted(value, field, UNSTYLED);
  if (NOT_READ.includes(name)) return expect(pasted).toBe('unread');
  const text = pasted === undefined || pasted === 'unread' ? field.value : pasted.taken.text;
  return expect(text).toBe(['Hi there', 'you'].slice(0, lines).join(' '));
});

test.each(GRADIENT_FORMATS)('a gradient copied as %s, pasted into the gradient', (format) => {
  const made = gradientText({ text: 'Hi there', colors: ['#ff0000', '#0000ff'], format });
  const pasted = readPasted(made.ok ? made.value : '', document.createElement('input'), UNSTYLED);
  if (format === 'BBCode') return expect(pasted).toBe('unread');
  return expect(pasted).toMatchObject({
    taken: { text: 'Hi there', colors: ['#ff0000', '#0000ff'] },
  });
});
