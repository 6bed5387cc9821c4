// Whatever a tool can copy is pasted into every tool that takes text: it is read with the same text and colors, or
// somebody is told. The outputs come from the lists that the pages offer, so that a new one is in here by itself.

import {
  DISPLAY_FORMATS,
  giveHead,
  giveItem,
  textsNeed,
  writeDisplay,
} from '@fucina/minecraft-item';
import { versionFamilies } from '@fucina/minecraft-item/inner';
import { writeUuidIntArray } from '@fucina/minecraft-profile';
import {
  type Component,
  GRADIENT_FORMATS,
  gradientText,
  readMiniMessage,
  splitComponentLines,
  toPlain,
  toRuns,
  toSmallCaps,
} from '@fucina/minecraft-text';
import { OUTPUT_TYPES, START_FORMATS, startCommand } from '@fucina/server-launch';
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
import { recognise } from '../palette/recognise.ts';
import { paste } from './lore-generator/paste.ts';
import { loreState } from './lore-generator/state.ts';
import { isUnread, paste as pasteForHead } from './skulls/paste.ts';
import { VARIANTS } from './skulls/state.ts';
import { writeVariant } from './skulls/write-variant.ts';
import { wordsOf } from './small-caps/read-pasted.ts';
import { settingsOf, startState } from './start-command/state.ts';
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
  heads(pasted) {
    if (isUnread(pasted)) return 'told';
    const place = { field: 'name', before: '', behind: '' } as const;
    const done = pasteForHead(pasted, place, { name: '', lore: [''] });
    if (typeof done === 'string') return [read(done)];
    return done === undefined ? 'told' : [done.name, ...done.lore].filter(Boolean).map(read);
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

test('an item without texts takes no text away', () => {
  const pasted = '/give @p diamond 64';
  expect(wordsOf(pasted)).toBeUndefined();
  const field = document.createElement('input');
  expect(readPasted(pasted, field, UNSTYLED)).toBe('unread');
  expect(field.value).toBe(pasted);
  const state = { ...loreState.initial, title: 'Title', lines: ['one'] };
  const done = paste({ state, draft: 'two' }, { field: 'draft', from: 0, to: 3 }, pasted);
  expect(done?.after).toEqual({
    draft: 'two',
    state: { ...state, item: 'diamond', upright: true },
  });
  expect(readMessageFile(pasted).ok).toBe(false);
  expect(readSource(pasted).hints).toEqual(['no-text']);
});

/** Files that let somebody copy a text, and which outputs above or below are theirs. */
const COPIED_IN: Readonly<Record<string, string>> = {
  'tool/result-bar/brief-result.tsx': 'what the result of a tool has',
  'tool/share-button.tsx': 'links',
  'tool/use-copy-link.ts': 'links',
  'icon-studio/result/result-card.tsx': 'icons',
  'palette/use-actions.ts': 'links, and what the result of a tool has',
  'pages/api/endpoint-card.tsx': 'addresses of the API',
  'pages/api/try-answer.tsx': 'answers of the API',
  'tools/config/saving/file-changes.tsx': 'files and patches',
  'tools/lore-generator/copy-card.tsx': 'displays and items',
  'tools/lore-generator/text-card.tsx': 'lore',
  'tools/lore-generator/title-field.tsx': 'names',
  'tools/motd/output-card.tsx': 'messages',
  'tools/server-status/embed.tsx': 'badges',
  'tools/server-watch/alerts-receiver.tsx': 'programs',
  'tools/server-watch/alerts-secret.tsx': 'secrets',
  'tools/server-watch/links-card.tsx': 'links',
  'tools/server-watch/made-card.tsx': 'links',
  'tools/server-watch/public-page.tsx': 'links, frames and badges',
  'tools/skins/details-card.tsx': 'uuids and textures',
  'tools/skulls/command-row.tsx': 'heads',
  'tools/skulls/commands-card.tsx': 'heads',
  'tools/small-caps/text-fields.tsx': 'small caps',
  'tools/start-command/explain-fold.tsx': 'start commands',
  'tools/start-command/result-card.tsx': 'start commands',
  'tools/text-gradient/gradient-output.tsx': 'gradients',
  'tools/text-workshop/result.tsx': 'notations and commands',
};

test('every place that copies a text has its outputs here', () => {
  const copying = filesWith(/<(?:Output|CopyButton)\b|useCopy(?:Link)?\(|\bcopied=/);
  expect(copying).toEqual(Object.keys(COPIED_IN).toSorted());
});

/** Files with a field that reads what is pasted, and which of the tools here it is. */
const PASTED_IN: Readonly<Record<string, string>> = {
  'palette/palette-field.tsx': 'the search',
  'tools/lore-generator/text-card.tsx': 'lore',
  'tools/motd/text-card.tsx': 'motd',
  'tools/skulls/customisation-card.tsx': 'heads',
  'tools/small-caps/text-fields.tsx': 'small caps',
  'tools/text-gradient/text-field.tsx': 'the gradient',
  'tools/text-workshop/editor/text-editor.tsx': 'workshop',
};

test('every place that reads a pasted text is among the tools here', () => {
  expect(filesWith(/\bonPaste=/)).toEqual(Object.keys(PASTED_IN).toSorted());
});

function filesWith(wanted: RegExp): readonly string[] {
  const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  return Object.entries(sources)
    .filter(([path, source]) => !/\.test\.tsx?$|\/ui\//.test(path) && wanted.test(source))
    .map(([path]) => (path.startsWith('./') ? `tools/${path.slice(2)}` : path.slice(3)))
    .toSorted();
}

const TEXTURE =
  'eyJ0ZXh0dXJlcyI6eyJTS0lOIjp7InVybCI6Imh0dHA6Ly90ZXh0dXJlcy5taW5lY3JhZnQubmV0L3RleHR1cmUvZDVjNmRjMmJiZjUxYzM2Y2ZjNzcxNDU4NWE2YTU2ODNlZjJiMTRkNDdkOGZmNzE0NjU0YTg5M2Y1ZGE2MjIifX19';
const HASH = 'd5c6dc2bbf51c36cfc7714585a6a5683ef2b14d47d8ff714654a893f5da622';
const UUID = '8667ba71b85a4004af54457a9734eed7';

const heads = versionFamilies.flatMap(({ from, lore }) =>
  VARIANTS.flatMap((variant) => {
    const request = {
      owner: { name: 'Steve', uuid: UUID },
      texture: TEXTURE,
      name: LINES[0],
      lore: [LINES[1]],
      target: '@p',
      count: 1,
    };
    const written = writeVariant(request, from, variant, { giveHead, textsNeed });
    return written.ok
      ? [[`head of ${from}, ${variant}`, written.value, lore === 'plain'] as const]
      : [];
  }),
);

test('there are heads of every variant', () => {
  for (const variant of VARIANTS) {
    expect(heads.filter(([name]) => name.endsWith(variant)).length).toBeGreaterThan(5);
  }
});

test.each(
  heads.flatMap(([name, value, isPoorer]) =>
    Object.entries(TOOLS).map(([tool, readIn]) => [name, tool, value, isPoorer, readIn] as const),
  ),
)('%s, pasted into the tool for %s', (_name, _tool, value, isPoorer, readIn) => {
  const output = { value, lines: 2, isPoorer };
  expect(shown(readIn(value), output)).toEqual(shown(LINES.map(read), output));
});

const files = OUTPUT_TYPES.flatMap((type) =>
  START_FORMATS[type].map((format) => {
    const made = startCommand(settingsOf({ ...startState.initial, type, format }));
    return [`start command as ${format}`, made.ok ? made.value.text : ''] as const;
  }),
);
const question = 'https://fucina.example/api/mcsrvstat/3/play.example.com';
/** Without a text of the game in them: they stay the letters that they are, or somebody is told. */
const LETTERS = [
  ...files,
  ['uuid', UUID],
  ['dashed uuid', '8667ba71-b85a-4004-af54-457a9734eed7'],
  ['numbers of a uuid', writeUuidIntArray(UUID)],
  ['hash of a texture', HASH],
  ['value of textures', TEXTURE],
  ['icon', 'data:image/png;base64,iVBORw0KGgo='],
  ['badge in Markdown', `![Status](${question}.svg)`],
  ['badge in HTML', `<img src="${question}.svg" alt="Status" height="20">`],
  ['address of the API', question],
  ['link', 'https://fucina.example/tools/text?text=%3Cred%3EHi'],
  ['small caps', toSmallCaps('Hi there')],
  ['patch', '--- a/messages.yml\n+++ b/messages.yml\n@@ -1 +1 @@\n-a: Hi\n+a: Ho\n'],
] as const;

test.each(
  LETTERS.flatMap(([name, value]) =>
    Object.entries(TOOLS).map(([tool, readIn]) => [name, tool, value, readIn] as const),
  ),
)('%s, pasted into the tool for %s', (_name, tool, value, readIn) => {
  const lines = readIn(value);
  if (lines === 'told') return;
  // The list of servers has room for two lines.
  const kept = lines.map((line) => toPlain(line).replace(/\s/g, '')).join('');
  const wanted = value.replace(/\s/g, '');
  expect(tool === 'motd' ? wanted.slice(0, kept.length) : wanted).toBe(kept);
  expect(kept).not.toBe('');
});

test.each([
  ...heads.map(([name, value]) => [name, 'head-command', value] as const),
  // What a container is told is a file with settings.
  ...files.map(
    ([name, value]) =>
      [name, name.endsWith('docker') ? 'config-file' : 'start-line', value] as const,
  ),
  ['uuid', 'player', UUID],
  ['numbers of a uuid', 'player', writeUuidIntArray(UUID)],
  ['hash of a texture', 'texture', HASH],
  ['value of textures', 'texture', TEXTURE],
] as const)('the search knows a %s as %s', (_name, kind, value) => {
  expect(recognise(value).map((found) => found.kind)).toContain(kind);
});

test.each([...outputs])('the search knows a text in %s', (name, { value }) => {
  const kinds = recognise(value).map((found) => found.kind);
  const isPlain = kinds.length === 1 && kinds[0] === 'plain';
  expect(isPlain && !NOT_READ.includes(name) && name !== 'plain').toBe(false);
});
