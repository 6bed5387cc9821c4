import { fc, test } from '@fast-check/vitest';
import { nearestColorIndex } from '@fucina/color';
import {
  type Component,
  createText,
  type LegacyReadOptions,
  NAMED_COLORS,
  NO_STYLE,
  readLegacy,
  readMiniMessage,
  type Style,
  splitComponentLines,
} from '@fucina/minecraft-text';
import { readShellWord } from '@fucina/quoting';
import { parse as parseToml } from 'smol-toml';
import { expect } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { anyMessage } from '../tests/any-message.ts';
import { charactersOf } from './characters.ts';
import { type LaidOutMessage, layOut } from './lay-out.ts';
import type { ServerMessage } from './message.ts';
import { asFileShows, readMessageFile } from './read/index.ts';
import { readProperties } from './read/properties.ts';
import { writeTarget } from './targets/index.ts';
import { TARGET_IDS, type TargetId } from './targets/target-files.ts';

const COLORS = NAMED_COLORS.map(({ color }) => color as number);

interface Reading {
  /** What the program's parser makes of the text. */
  readonly parse: (text: string) => string;
  readonly read: (text: string) => Component;
  readonly hasHex: boolean;
}

const yaml = (text: string) =>
  Object.values(parseYaml(text) as object)
    .flat()
    .join('\n');
const codes = (options: LegacyReadOptions) => (text: string) => {
  const read = readLegacy(text, options);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const tags = (text: string) => {
  const read = readMiniMessage(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
const properties = (text: string) => readProperties(text).get('motd') ?? '';

const READINGS: { readonly [Id in TargetId]?: Reading } = {
  properties: { parse: properties, read: codes({ char: '§' }), hasHex: false },
  'properties-utf-8': { parse: properties, read: codes({ char: '§' }), hasHex: false },
  velocity: { parse: (text) => String(parseToml(text).motd), read: tags, hasHex: true },
  'bungee-cord': { parse: yaml, read: codes({ hex: 'coded' }), hasHex: true },
  'server-list-plus': { parse: yaml, read: codes({ hex: 'coded' }), hasHex: true },
  'advanced-server-list': { parse: yaml, read: tags, hasHex: true },
  maintenance: { parse: yaml, read: tags, hasHex: true },
  'docker-compose': {
    parse: (text) => yaml(text).replaceAll('$$', '$'),
    read: codes({ char: '§' }),
    hasHex: false,
  },
  'docker-run': {
    parse: (text) => readShellWord(text.slice('-e MOTD='.length)),
    read: codes({ char: '§' }),
    hasHex: false,
  },
};

for (const [id, { parse, read, hasHex }] of Object.entries(READINGS)) {
  test.prop([anyMessage], { numRuns: 300 })(`${id} is read back as it was`, (message) => {
    const laidOut = layOut(message);
    const [snippet] = writeTarget(id as TargetId, laidOut).value; // the keys are ids
    const text = parse(snippet?.text ?? '');
    expect(looksOf(read(text), true)).toEqual(looksOf(whole(laidOut), hasHex));
  });
}

test.prop([anyMessage], { numRuns: 300 })('MiniMOTD reads each line by itself', (message) => {
  const laidOut = layOut(message);
  const [snippet] = writeTarget('mini-motd', laidOut).value;
  const json = (snippet?.text ?? '')
    .replace('motds=[{icon=random, line1=', '{"line1":')
    .replace(', line2="', ',"line2":"')
    .slice(0, -1);
  const { line1, line2 }: Record<string, string> = JSON.parse(json);
  const lines = [line1, line2].map((line) => looksOf(tags(line ?? ''), true));
  const wanted = [0, 1].map((at) => looksOf(laidOut.lines[at]?.component ?? createText(''), true));
  expect(lines).toEqual(wanted);
});

const READABLE = [
  'properties',
  'velocity',
  'bungee-cord',
  'mini-motd',
  'server-list-plus',
  'advanced-server-list',
  'maintenance',
  'docker-compose',
  'docker-run',
] as const satisfies readonly TargetId[];

test.prop([anyMessage, fc.constantFrom(...READABLE)], { numRuns: 500 })(
  'what is written is found again, with its alignment',
  (message, id) => {
    const laidOut = layOut(message);
    // Text that looks like another notation is read as that, in files that are not known by their keys.
    fc.pre(laidOut.lines.every(({ content }) => !/[&<{#\\]/.test(plainOf(content))));
    fc.pre(laidOut.lines.some(({ content }) => plainOf(content).trim() !== ''));
    const text = writeTarget(id, laidOut)
      .value.map((snippet) => snippet.text)
      .join('\n');
    const found = readMessageFile(text);
    if (!found.ok) throw new Error(found.error.code);
    const again = layOut(found.messages[0].message);
    const hasHex = !['properties', 'docker-compose', 'docker-run'].includes(id);
    expect(looksOf(whole(again), hasHex)).toEqual(looksOf(whole(laidOut), hasHex));
    for (const [index, line] of laidOut.lines.entries()) {
      const text = plainOf(line.content);
      // Spaces around the text cannot be told from those that move the line: what is seen is the same.
      if (text.trim() === text && again.lines[index]) {
        expect(alignOf(again.lines[index])).toBe(alignOf(line));
      }
    }
  },
);

test.prop([anyMessage, fc.constantFrom(...TARGET_IDS)], { numRuns: 1000 })(
  'a file shows what its writer says it carries',
  (message, id) => {
    const laidOut = layOut(message);
    const { losses } = writeTarget(id, laidOut);
    fc.pre(losses.every(({ places }) => !places.some((place) => place.startsWith('line'))));
    const shown = asFileShows(id, laidOut);
    expect(looksOf(whole(shown), true)).toEqual(looksOf(whole(laidOut), true));
  },
);

test.prop([fc.string({ unit: 'binary' }), fc.constantFrom('', 'motd=', 'motd: ', '- "', 'MOTD=')])(
  'any text has a result',
  (text, start) => {
    expect(readMessageFile(start + text)).toHaveProperty('ok');
  },
);

test.prop([anyMessage])(
  'every message of a file can be written again',
  (message: ServerMessage) => {
    const [snippet] = writeTarget('server-list-plus', layOut(message)).value;
    expect(snippet?.text.startsWith('Description: [')).toBe(true);
  },
);

/** Without the lines at the end that are empty. */
function whole({ lines }: LaidOutMessage): Component {
  return createText(
    '',
    NO_STYLE,
    lines.flatMap(({ component }, index) =>
      index === 0 ? [component] : [createText('\n'), component],
    ),
  );
}

/** Each character with what is seen of it. */
function looksOf(component: Component, hasHex: boolean) {
  return splitComponentLines(component).map((line) =>
    charactersOf(line).map(({ character, style }) => [character, ...lookOf(style, hasHex)]),
  );
}

function lookOf(style: Style, hasHex: boolean) {
  const { color } = style;
  const shown = color === undefined || hasHex ? color : COLORS[nearestColorIndex(color, COLORS)];
  const on = (state: boolean | undefined) => state === true;
  return [
    shown,
    on(style.bold),
    on(style.italic),
    on(style.underlined),
    on(style.strikethrough),
    on(style.obfuscated),
  ];
}

function plainOf(component: Component): string {
  return charactersOf(component)
    .map(({ character }) => character)
    .join('');
}

/** Left and none look the same, and so does a line that has no space to be moved by. */
function alignOf({ align, lead }: LaidOutMessage['lines'][number]): string {
  return lead.bold + lead.plain === 0 ? 'none' : align;
}
