import {
  createText,
  drawnText,
  readLegacy,
  runsWidth,
  toRuns,
  writeMiniMessage,
} from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { expect, test } from 'vitest';
import { leadOf, MESSAGE_WIDTH } from './alignment.ts';
import { layOut } from './lay-out.ts';
import { drawLines } from './shown-lines.ts';

test.each([
  ['A Minecraft Server', 97, 1, 20],
  ['&lHypixel Network', 93, 3, 18],
  ['Survival • Skyblock • Creative', 148, 0, 15],
  ['★ FUCINA ★', 58, 1, 25],
  ['Season 3 is live!', 81, 1, 22],
  ['&lᴍʏ ꜱᴇʀᴠᴇʀ', 61, 3, 22],
  ['日本サーバー', 54, 3, 23],
  ['Benvenuto!', 54, 3, 23],
])('%s is centered exactly', (text, width, bold, plain) => {
  const read = readLegacy(text);
  if (!read.ok) throw new Error(read.error.code);
  expect(runsWidth(toRuns(read.value), { font: COMPLETE_FONT })).toBe(width);
  expect(leadOf(width, 'center')).toEqual({ bold, plain });
  const message = centered(writeMiniMessage(read.value).value);
  expect(message.lines[0]).toMatchObject({ width, lead: { bold, plain } });
});

test.each([
  ['ברוכים הבאים', 58],
  // In the shapes that the letters have between others; each alone, the line would be 58 pixels wide.
  ['الخادم قيد الصيانة', 69],
])('%s is centered by spaces behind it, which the game draws at the left', (text, width) => {
  const message = centered(`<red>${text}`);
  const lead = leadOf(width, 'center');
  expect(message.lines[0]).toMatchObject({ width, lead });
  const [first, ...others] = toRuns(message.lines[0]?.component ?? createText(''));
  expect(first && drawnText(first)).toBe(text);
  expect(others.map((run) => drawnText(run).length)).toEqual(
    [lead.bold, lead.plain].filter((count) => count > 0),
  );
});

test('a line that is too wide gets no spaces', () => {
  expect(centered('W'.repeat(45)).lines[0]).toMatchObject({
    width: 270,
    lead: { bold: 0, plain: 0 },
  });
});

test('spaces around a line do not move it when it is centered', () => {
  expect(centered('  Hello  ').lines[0]?.lead).toEqual(centered('Hello').lines[0]?.lead);
});

test('a line at the right ends at the edge and is not broken', () => {
  for (const text of ['Hi', 'Season 3 is live!', '<b>Bold</b>', 'W'.repeat(44)]) {
    const message = layOut({ lines: [{ text, align: 'right' }], hover: [], versionText: '' });
    const [drawn, ...others] = drawLines(message, MESSAGE_WIDTH);
    expect(others).toEqual([]);
    expect(drawn?.width).toBeLessThanOrEqual(MESSAGE_WIDTH);
    expect(drawn?.width).toBeGreaterThan(MESSAGE_WIDTH - 4);
  }
});

function centered(text: string) {
  const lines = [{ text, align: 'center' }] as const;
  return layOut({ lines, hover: [], versionText: '' }, COMPLETE_FONT);
}
