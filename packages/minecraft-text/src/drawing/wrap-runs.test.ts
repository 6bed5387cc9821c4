import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { hasLinearCost } from '../../tests/linear-cost.ts';
import { createComponent, createText } from '../component/component.ts';
import { type TextRun, toRuns } from '../component/runs.ts';
import { createStyle } from '../component/style.ts';
import { textWidth } from '../font/text-width.ts';
import { readLegacy } from '../legacy/index.ts';
import { chatLines } from './chat-lines.ts';
import { clipRuns } from './clip-runs.ts';
import { COMPLETE_FONT } from './complete-font.ts';
import { drawnText } from './drawn-text.ts';
import { hasExactWidth } from './exact-width.ts';
import { runsWidth } from './runs-width.ts';
import { type DrawnLine, wrapRuns } from './wrap-runs.ts';

/** `&l` and the like are styles, ■ is a sprite. */
function runsOf(text: string): TextRun[] {
  return text.split('■').flatMap((part, index) => {
    const runs = legacyRuns(part);
    return index === 0 ? runs : [SPRITE, ...runs];
  });
}

function legacyRuns(text: string): TextRun[] {
  const read = readLegacy(text);
  if (!read.ok) throw new Error(read.error.code);
  return toRuns(read.value);
}

const SPRITE: TextRun = { type: 'sprite', atlas: 'minecraft:items', sprite: 'item/apple' };

function textOf(line: { readonly runs: readonly TextRun[] }): string {
  return line.runs.map((run) => (run.type === 'sprite' ? '■' : drawnText(run))).join('');
}

function shown(lines: readonly DrawnLine[]): [text: string, width: number][] {
  return lines.map((line) => [textOf(line), line.width]);
}

const SENTENCE = 'Welcome to the best survival network, now on version 26.3!';

test.each<[text: string, width: number, lines: [string, number][]]>([
  [
    'Welcome to the server',
    90,
    [
      ['Welcome to the', 73],
      ['server', 36],
    ],
  ],
  ['m'.repeat(15), 90, [['m'.repeat(15), 90]]],
  [
    'm'.repeat(16),
    90,
    [
      ['m'.repeat(15), 90],
      ['m', 6],
    ],
  ],
  [
    'aaa bbb ccc',
    40,
    [
      ['aaa bbb', 40],
      ['ccc', 18],
    ],
  ],
  [
    'aaa   bbb',
    18,
    [
      ['aaa', 18],
      [' ', 4],
      ['bbb', 18],
    ],
  ],
  [
    'aaa  bbb',
    30,
    [
      ['aaa ', 22],
      ['bbb', 18],
    ],
  ],
  [
    ' aaaaaaaa',
    18,
    [
      ['', 0],
      ['aaa', 18],
      ['aaa', 18],
      ['aa', 12],
    ],
  ],
  ['aaa ', 18, [['aaa', 18]]],
  [
    'a\n\nb',
    100,
    [
      ['a', 6],
      ['', 0],
      ['b', 6],
    ],
  ],
  [
    'a\n',
    100,
    [
      ['a', 6],
      ['', 0],
    ],
  ],
  [
    '\n',
    100,
    [
      ['', 0],
      ['', 0],
    ],
  ],
  ['', 100, []],
  [
    '&laaa bbb',
    40,
    [
      ['aaa', 21],
      ['bbb', 21],
    ],
  ],
  [
    'aaa &lbbb ccc',
    44,
    [
      ['aaa bbb', 43],
      ['ccc', 21],
    ],
  ],
  [
    'WWW',
    1,
    [
      ['W', 6],
      ['W', 6],
      ['W', 6],
    ],
  ],
  [
    'supercalifragilistic is long',
    60,
    [
      ['supercalifr', 58],
      ['agilistic is', 49],
      ['long', 21],
    ],
  ],
  [
    '日本語のサーバーへようこそみなさん',
    114,
    [
      ['日本語のサーバーへようこ', 108],
      ['そみなさん', 45],
    ],
  ],
  [
    '한국어 서버에 오신 것을 환영합니다',
    114,
    [
      ['한국어 서버에 오신 것을', 92],
      ['환영합니다', 40],
    ],
  ],
  [
    SENTENCE,
    267,
    [
      ['Welcome to the best survival network, now on', 227],
      ['version 26.3!', 64],
    ],
  ],
  [
    SENTENCE,
    271,
    [
      ['Welcome to the best survival network, now on version', 269],
      ['26.3!', 22],
    ],
  ],
  [
    '&lThe quick brown fox jumps over the lazy dog',
    114,
    [
      ['The quick brown', 96],
      ['fox jumps over', 93],
      ['the lazy dog', 75],
    ],
  ],
  [
    '\u200caaaa',
    18,
    [
      ['\u200caaa', 18],
      ['a', 6],
    ],
  ],
  [
    'ab■cd■ef',
    30,
    [
      ['ab■c', 26],
      ['d■ef', 25],
    ],
  ],
])('%j at %i pixels breaks as in the game', (text, width, lines) => {
  expect(shown(wrapRuns(runsOf(text), { width }))).toEqual(lines);
  expect(shown(wrapRuns(runsOf(text), { width, font: COMPLETE_FONT }))).toEqual(lines);
});

test('what follows a line feed is not wrapped, what follows another break is', () => {
  const isWrapped = (text: string) =>
    wrapRuns([{ text }], { width: 18 }).map((line) => line.isWrapped);
  expect(isWrapped('aaa bbb\nccc')).toEqual([false, true, false]);
  expect(isWrapped('aaaa\n')).toEqual([false, true, false]);
});

test('each piece keeps the style of its run, and a run that is not cut stays the same', () => {
  const red: TextRun = { text: 'aaa b', color: '#ff5555' };
  const bold: TextRun = { text: 'b', bold: true };
  const last: TextRun = { text: 'b c' };
  const lines = wrapRuns([red, bold, last], { width: 36 });
  expect(lines.map(({ runs }) => runs)).toEqual([
    [{ text: 'aaa', color: '#ff5555' }],
    [{ text: 'b', color: '#ff5555' }, bold, last],
  ]);
  expect(lines[1]?.runs[1]).toBe(bold);
});

test('bold is said by a run, else by the place', () => {
  const runs: TextRun[] = [{ text: 'aaa' }, { text: 'bbb', bold: false }];
  expect(wrapRuns(runs, { width: 100, bold: true })[0]?.width).toBe(21 + 18);
  expect(runsWidth(runs, { bold: true })).toBe(39);
});

test('content that only a running game knows is as wide as its name', () => {
  const runs: TextRun[] = [{ type: 'keybind', keybind: 'key.jump' }, { text: ' now' }];
  expect(shown(wrapRuns(runs, { width: 50 }))).toEqual([
    ['key.jump', textWidth('key.jump')],
    ['now', 18],
  ]);
});

describe('a picture in a text', () => {
  const head = toRuns(createComponent({ type: 'head', name: 'Notch', hat: true }));

  test('is 8 pixels wide, one more when bold, whatever it is called', () => {
    expect(runsWidth(head)).toBe(8);
    expect(runsWidth([{ ...SPRITE, bold: true }])).toBe(9);
    expect(runsWidth([{ ...SPRITE, italic: true }])).toBe(8);
    expect(hasExactWidth([SPRITE, ...head])).toBe(true);
  });

  test('is never cut', () => {
    expect(wrapRuns([...head, SPRITE], { width: 8 }).map(({ runs }) => runs)).toEqual([
      head,
      [SPRITE],
    ]);
  });
});

describe('chat', () => {
  const MESSAGE =
    'Hello world, this is a long chat message that has to be wrapped by the game at some point, is it not?';

  test('starts a wrapped line with a space that is not counted to the limit', () => {
    const lines = chatLines([{ text: MESSAGE }]);
    expect(shown(lines)).toEqual([
      ['Hello world, this is a long chat message that has to be wrapped', 320],
      [' by the game at some point, is it not?', 184],
    ]);
  });

  test('adds nothing after a line feed, and shows an empty message as one line', () => {
    expect(chatLines([{ text: 'a\nb' }]).map(textOf)).toEqual(['a', 'b']);
    expect(chatLines([])).toEqual([{ runs: [], width: 0, isWrapped: false }]);
  });

  test('the space does not take the style of the text', () => {
    const [, second] = chatLines([{ text: `${'a'.repeat(60)}`, underlined: true, bold: true }]);
    expect(second?.runs[0]).toEqual({ text: ' ', bold: false });
  });
});

test.each([
  ['at the last character that fits', 'aaa bbb', 25, false, 'aaa ', 22],
  ['with three dots that fit too', 'aaaa', 18, true, 'aa...', 18],
])('what does not fit is clipped %s', (_, text, width, ellipsis, clipped, used) => {
  const line = clipRuns([{ text }], { width, ellipsis });
  expect([textOf(line), line.width, line.isClipped]).toEqual([clipped, used, true]);
});

const anyRuns = fc.array(
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record({
        text: fc.string({
          unit: fc.constantFrom('a', 'i', ' ', '\n', 'W', '€', '🎉', '漢', '\u200c'),
        }),
        bold: fc.boolean(),
      }),
    },
    { weight: 1, arbitrary: fc.constant(SPRITE) },
  ),
  { maxLength: 12 },
);
const anyWidth = fc.integer({ min: 1, max: 120 });

test.prop([anyRuns, anyWidth])(
  'nothing is lost but one space or line feed for each break',
  (runs, width) => {
    const text = textOf({ runs });
    let at = 0;
    for (const [index, line] of wrapRuns(runs, { width }).entries()) {
      if (index > 0) {
        if (!line.isWrapped) expect(text[at]).toBe('\n');
        if (text[at] === ' ' || text[at] === '\n') at += 1;
      }
      expect(text.slice(at).startsWith(textOf(line))).toBe(true);
      at += textOf(line).length;
    }
    expect(['', ' ']).toContain(text.slice(at));
  },
);

test.prop([anyRuns, anyWidth])(
  'a line is as wide as its runs, and not wider than it may be unless it has only one visible character',
  (runs, width) => {
    for (const line of wrapRuns(runs, { width })) {
      expect(line.width).toBe(runsWidth(line.runs));
      const visible = Array.from(textOf(line).replaceAll('\u200c', ''));
      if (visible.length > 1) expect(line.width).toBeLessThanOrEqual(width);
    }
  },
);

test.prop([fc.string({ unit: fc.constantFrom('a', 'i', ' ', 'W', '漢') }), anyWidth])(
  'a line takes as much as fits: with the space and the next word it would be too wide',
  (text, width) => {
    const lines = wrapRuns([{ text }], { width }).map(textOf);
    let at = 0;
    for (const line of lines.slice(0, -1)) {
      at += line.length;
      const [rest = ''] =
        text[at] === ' ' ? (/^ [^ ]*/.exec(text.slice(at)) ?? []) : text.slice(at);
      expect(textWidth(line + rest)).toBeGreaterThan(width);
      if (text[at] === ' ') at += 1;
    }
  },
);

test.prop([anyRuns, anyWidth, fc.boolean()])(
  'a clipped text starts like the whole one and is not wider than it may be',
  (runs, width, ellipsis) => {
    const { isClipped, ...line } = clipRuns(runs, { width, ellipsis });
    expect(line.width).toBe(runsWidth(line.runs));
    expect(isClipped).toBe(runsWidth(runs) > width);
    if (!isClipped) expect(textOf(line)).toBe(textOf({ runs }));
    const dots = isClipped && ellipsis ? 3 : 0;
    expect(textOf({ runs }).startsWith(textOf(line).slice(0, textOf(line).length - dots))).toBe(
      true,
    );
    if (dots === 0 || width >= 6) expect(line.width).toBeLessThanOrEqual(width);
  },
);

test.each([
  ['letters without a space', (size: number) => [{ text: 'a'.repeat(size) }], 300],
  ['spaces', (size: number) => [{ text: ' '.repeat(size) }], 1],
  [
    'words as wide as a line',
    (size: number) => [{ text: `${'a'.repeat(49)} `.repeat(size / 50) }],
    299,
  ],
  ['one run for each letter', (size: number) => Array<TextRun>(size).fill({ text: 'a' }), 300],
  ['characters without width', (size: number) => [{ text: '\u200c'.repeat(size) }], 1],
  ['one long line', (size: number) => [{ text: 'a '.repeat(size / 2) }], 1e9],
])('the cost of wrapping %s grows with their number only', async (_, runsFor, width) => {
  const prepare = (size: number) => {
    const runs = runsFor(size);
    return () => wrapRuns(runs, { width });
  };
  expect(await hasLinearCost(prepare, 100_000)).toBe(true);
});

test('codes inside a run are letters until they are read as styles', () => {
  const bold = toRuns(createText('§labc', createStyle({})));
  expect(runsWidth(bold)).toBe(textWidth('§labc'));
  expect(runsWidth(legacyRuns('§labc'))).toBe(21);
});

test('a text is measured exactly where the font knows all of its characters', () => {
  expect(hasExactWidth([{ text: 'Ciao\nè 漢' }])).toBe(true);
  expect(hasExactWidth([{ text: 'a' }, { text: '🎉' }])).toBe(false);
  expect(hasExactWidth([{ text: '🎉' }], COMPLETE_FONT)).toBe(true);
});
