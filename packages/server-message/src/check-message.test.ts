import { expect, test } from 'vitest';
import { checkMessage } from './check-message.ts';
import { layOut } from './lay-out.ts';
import type { MessageLine } from './message.ts';
import { drawLines } from './shown-lines.ts';

const WIDE = 'Welcome to the best survival network, now on version 26.3!';

test('a wide line is broken differently before 1.21.9', () => {
  const widths = [267, 271].map((width) =>
    drawLines(message(WIDE), width).map((line) => line.width),
  );
  expect(widths).toEqual([
    [227, 64],
    [269, 22],
  ]);
  expect(checkMessage(message(WIDE))).toEqual([{ code: 'too-wide', line: 1, over: 28 }]);
});

test('a line that only the old list has room for is told', () => {
  expect(checkMessage(message('W'.repeat(45)))).toEqual([
    { code: 'wraps-since', line: 1, version: '1.21.9' },
  ]);
});

test('old games do not center what is written from right to left', () => {
  const line = { text: 'ברוכים הבאים', align: 'center' } as const;
  const check = (lines: readonly MessageLine[]) =>
    checkMessage(layOut({ lines, hover: [], versionText: '' }));
  expect(check([line])).toEqual([{ code: 'turned-since', line: 1, version: '1.16' }]);
  expect(check([{ ...line, align: 'left' }])).toEqual([]);
  expect(check([{ ...line, text: 'Welcome' }])).toEqual([]);
});

test('of a line with a line break in it the widest part counts', () => {
  expect(checkMessage(message(`${'a'.repeat(30)}<br>${'W'.repeat(46)}`))).toEqual([
    { code: 'too-wide', line: 1, over: 9 },
    { code: 'hidden', text: 'WW' },
  ]);
});

test('a head is as wide as the text that the game shows instead', () => {
  const [line] = message('<head:Notch>').lines;
  expect(line?.width).toBe(message('[Notch head]').lines[0]?.width);
  expect(checkMessage(message('A<br>B<br><head:Notch>'))).toContainEqual({
    code: 'hidden',
    text: '[Notch head]',
  });
});

test('a third line is hidden', () => {
  expect(checkMessage(message('<b>A</b><br>B<br>C'))).toEqual([{ code: 'hidden', text: 'C' }]);
});

test('of what is hidden, blanks at the ends are not quoted', () => {
  expect(checkMessage(message('A<br>B<br>  C <br> <br> D '))).toEqual([
    { code: 'hidden', text: 'C D' },
  ]);
});

test('the second line is hidden when the first takes its place', () => {
  expect(checkMessage(message(`${WIDE} ${WIDE}`, 'Second'))).toContainEqual(
    expect.objectContaining({ code: 'hidden', text: expect.stringContaining('Second') }),
  );
});

test.each([
  ['<head:Notch>', ['not-in-motd', 'needs-objects']],
  ['<sprite:item/apple>', ['needs-objects']],
  ['<selector:@p>', ['empty-content']],
  ['<click:open_url:https://example.org>site</click>', ['events-ignored']],
  ['Love ❤\ufe0f', ['box-character']],
  ['a\ufeffb\u202ec\u007fd\u0007', Array(4).fill('box-character')],
  ['Fine', []],
])('%s', (text, codes) => {
  expect(checkMessage(message(text)).map(({ code }) => code)).toEqual(codes);
});

test('deep nesting is told with its depth', () => {
  const nested = (levels: number) =>
    Array.from({ length: levels }, (_, at) => (at % 2 === 0 ? '<red>a' : '<blue>a')).join('');
  expect(checkMessage(message(nested(16)))).toEqual([]);
  expect(checkMessage(message(nested(17)))).toEqual([{ code: 'too-deep', line: 1, depth: 17 }]);
});

test('an icon can make the answer too long', () => {
  const icon = `data:image/png;base64,${'A'.repeat(32_600)}`;
  expect(checkMessage(message('Hi'), icon)).toEqual([
    { code: 'answer-too-long', length: expect.any(Number) },
  ]);
});

function message(...lines: readonly string[]) {
  return layOut({
    lines: lines.map((text) => ({ text, align: 'none' })),
    hover: [],
    versionText: '',
  });
}
