import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent } from '../tests/any-component.ts';
import { toPlain } from './component/plain.ts';
import { writeDiscordAnsi } from './discord-ansi.ts';
import { readMiniMessage } from './mini-message/index.ts';

function discord(miniMessage: string) {
  const read = readMiniMessage(miniMessage);
  if (!read.ok) throw new Error(read.error.code);
  return writeDiscordAnsi(read.value);
}

const block = (text: string) => `\`\`\`ansi\n${text}\n\`\`\``;

test.each([
  ['plain', 'plain'],
  ['<gold><b>Sale</b></gold>!', '\u001b[1;33mSale\u001b[0m!'],
  ['<dark_green>a<#55ff50>b', '\u001b[32ma\u001b[0m\u001b[32mb\u001b[0m'],
  ['<u>x', '\u001b[4mx\u001b[0m'],
  ['```x', '`\u200b``x'],
])('%s', (text, expected) => expect(discord(text).value).toBe(block(expected)));

test('colors that are not exact are said, and how far off they are', () => {
  expect(discord('<white>a<gold>b<i>c').losses).toEqual([
    { code: 'color', at: { from: 1, to: 3 }, difference: 0xff - 0xb5 },
    { code: 'italic', at: { from: 2, to: 3 } },
  ]);
});

property.prop([anyComponent])('the block holds the text and ends only at its end', (component) => {
  const { value } = writeDiscordAnsi(component);
  expect(value.slice('```ansi\n'.length, -'\n```'.length)).not.toContain('```');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches escape sequences
  const bare = value.replace(/\u001b\[[0-9;]+m|\u200b/g, '');
  const plain = toPlain(component).replace(/[^\P{Cc}\t\n]|\u200b/gu, '');
  expect(bare).toBe(`\`\`\`ansi\n${plain}\n\`\`\``);
});
