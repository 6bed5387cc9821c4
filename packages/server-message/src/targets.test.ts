import { toRuns } from '@fucina/minecraft-text';
import { parse as parseToml } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { layOut } from './lay-out.ts';
import { readMessageFile } from './read/index.ts';
import { writeTarget } from './targets/index.ts';
import type { TargetId } from './targets/target-files.ts';

test('the first example of the game is pure ASCII', () => {
  expect(written('properties', '<gold>é ★ 🔥</gold>')).toBe(
    String.raw`motd=\u00A76\u00E9 \u2605 \uD83D\uDD25`,
  );
});

test('panels get no characters that they destroy', () => {
  const { value, losses } = writeTarget('panel', message('<gold>é ★ 🔥</gold>'));
  expect(value[0]?.text).toBe(String.raw`motd=\u00A76\u00E9 \u2605 `);
  expect(losses).toEqual([{ code: 'astral', places: ['line-1'], detail: '🔥' }]);
});

test('in a panel a line without its emoji is still centered', () => {
  const lines = (text: string) => [{ text, align: 'center' } as const];
  const empty = { hover: [], versionText: '' };
  const { value } = writeTarget('panel', layOut({ lines: lines('Fire🔥works'), ...empty }));
  const plain = writeTarget('panel', layOut({ lines: lines('Fireworks'), ...empty }));
  expect(value).toEqual(plain.value);
});

test('a space at the start is not dropped by the reader', () => {
  expect(written('properties', '  Hello')).toBe(String.raw`motd=\  Hello`);
  expect(written('panel', '  Hello')).toBe(String.raw`motd=\u00A7r  Hello`);
});

test('a quotation mark at the end is protected in panels', () => {
  expect(written('panel', 'Say "hi"')).toBe(String.raw`motd=Say "hi"\u00A7r`);
});

test('velocity.toml holds quotes, backslashes and angle brackets', () => {
  const text = written('velocity', String.raw`a"b\\\<c`);
  expect(text).toBe(String.raw`motd = "a\"b\\\\\\<c"`);
  expect(parseToml(text)).toEqual({ motd: String.raw`a"b\\\<c` });
  const read = readMessageFile(text);
  const line = read.ok ? layOut(read.messages[0].message).lines[0] : undefined;
  expect(line && toRuns(line.content)).toEqual([{ text: String.raw`a"b\<c` }]);
});

test('a line that leaves a tag open does not color the next one', () => {
  const two = message('<red>A', 'B');
  expect(writeTarget('velocity', two).value[0]?.text).toBe('motd = "<red>A<reset><newline>B"');
  expect(writeTarget('bungee-cord', two).value[0]?.text).toBe(String.raw`motd: "&cA\n&rB"`);
});

test('a backslash at the end of a line does not escape the line break', () => {
  const two = message('A\\', 'B');
  expect(writeTarget('velocity', two).value[0]?.text).toBe(String.raw`motd = "A\\\\<newline>B"`);
});

test('placeholders of plugins are kept', () => {
  expect(written('mini-motd', '<gold><online_players> players')).toContain(
    'line1="<gold><online_players> players<reset>"',
  );
});

test('in compose files the dollar sign is doubled', () => {
  expect(written('docker-compose', 'Win $5 and $HOME')).toBe('MOTD: "Win $$5 and $$HOME"');
});

test('what the Docker image replaces is told', () => {
  const { losses } = writeTarget('docker-compose', message('%rank% 50% off %date:yyyy%'));
  expect(losses.map(({ code, detail }) => [code, detail])).toEqual([
    ['placeholder', '%rank%'],
    ['placeholder', '%date:yyyy%'],
  ]);
});

test('Geyser writes its own name for a line without text', () => {
  expect(writeTarget('geyser', message('Hi')).losses).toEqual([
    { code: 'empty-line', places: ['line-2'] },
  ]);
  expect(writeTarget('geyser', message('Hi', 'there')).losses).toEqual([]);
});

test('Geyser tells of semicolons, spaces and too many bytes', () => {
  const { losses } = writeTarget('geyser', message('a;b', ` ${'é'.repeat(200)}`));
  expect(losses).toEqual([
    { code: 'semicolon', places: ['line-1'] },
    { code: 'alignment', places: ['line-2'] },
    { code: 'length', places: ['line-2'], detail: '404' },
  ]);
});

const WITH_HOVER = layOut({
  lines: [{ text: '<red>Hi', align: 'none' }],
  hover: ['<#54daf4>one', `it's <b>two`],
  versionText: '<red>Maintenance',
});

test('hover lines and version text are lost where there is no place for them', () => {
  const codes = writeTarget('velocity', WITH_HOVER).losses.map(({ code }) => code);
  expect(codes).toEqual(['hover-lines', 'version-text']);
});

test.each([
  [
    'server-list-plus',
    {
      Default: {
        Description: ['&cHi'],
        Players: { Hover: ["&bone\nit's &ltwo"] },
        Version: { Name: '&cMaintenance', Protocol: -1 },
      },
    },
  ],
  [
    'advanced-server-list',
    {
      motd: ['<red>Hi<reset>'],
      playerCount: {
        hover: ['<#54daf4>one<reset>', `it's <b>two<reset>`],
        text: '<red>Maintenance<reset>',
      },
    },
  ],
  [
    'maintenance',
    {
      'ping-message': { messages: { default: ['<red>Hi<reset>'] } },
      'player-list-hover-message': {
        messages: { default: `<#54daf4>one<reset><br>it's <b>two<reset>` },
      },
      'player-count-message': { messages: { default: '<red>Maintenance<reset>' } },
    },
  ],
] as const)('%s has hover lines and a version text', (id, expected) => {
  const { value, losses } = writeTarget(id, WITH_HOVER);
  expect(nested(value)).toEqual(expected);
  expect(losses).toEqual([{ code: 'hex', places: ['hover'], difference: 37 }]);
});

function message(...lines: readonly string[]) {
  return layOut({
    lines: lines.map((text) => ({ text, align: 'none' })),
    hover: [],
    versionText: '',
  });
}

function written(id: TargetId, line: string): string {
  return writeTarget(id, message(line))
    .value.map(({ text }) => text)
    .join('\n');
}

/** The snippets in their sections, read by a real YAML parser. */
function nested(snippets: ReturnType<typeof writeTarget>['value']): unknown {
  const root: Record<string, unknown> = {};
  for (const { below, text } of snippets) {
    let section = root;
    for (const key of below) {
      section[key] ??= {};
      section = section[key] as Record<string, unknown>; // made above
    }
    Object.assign(section, parseYaml(text));
  }
  return root;
}
