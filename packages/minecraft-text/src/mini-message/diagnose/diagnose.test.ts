import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { vectors } from '../../../tests/vectors.ts';
import { diagnose } from './index.ts';

describe('diagnostics', () => {
  test.each([
    ['<bol>x', 'unknown-tag', 0, 5, '<bold>'],
    ['<underline>x', 'unknown-tag', 0, 11, '<underlined>'],
    ['<orange>x', 'unknown-tag', 0, 8, '<gold>'],
    ['a <graident:red:blue>x', 'unknown-tag', 2, 21, '<gradient:red:blue>'],
    ['<b>x</bold>', 'alias-closes-nothing', 4, 11, '</b>'],
    ['<c:red>x</color>', 'alias-closes-nothing', 8, 16, '</c>'],
    ['x</b>', 'closes-nothing', 1, 5, undefined],
    ['<red>x</rde>', 'closes-nothing', 6, 12, '</red>'],
    ['<red>x', 'never-closed', 0, 5, undefined],
    ['<red><b>x</red>', 'never-closed', 5, 8, undefined],
    ['<#fff>x', 'hex-length', 0, 6, '<#ffffff>'],
    ['<c:#FA0>x', 'hex-length', 0, 8, '<c:#FFAA00>'],
    ['<gradient:red:#ff>x', 'hex-length', 0, 18, undefined],
    ['<c:pruple>x', 'bad-color', 0, 10, '<c:dark_purple>'],
    ['<color:#ggg>x', 'bad-color', 0, 12, undefined],
    ['<#ggg>x', 'bad-color', 0, 6, undefined],
    ['<constructor>x', 'unknown-tag', 0, 13, undefined],
    ['<color>x', 'missing-argument', 0, 7, undefined],
    ['<gradient:RED:blue>x', 'color-name-case', 0, 19, '<gradient:red:blue>'],
    ['<gradient:red>x', 'too-few-colors', 0, 14, undefined],
    ['<gradient:red:blue:2>x', 'phase-out-of-range', 0, 21, undefined],
    ['<rainbow:-1>x', 'negative-phase', 0, 12, undefined],
    ['<pride:tran>x', 'unknown-flag', 0, 12, '<pride:trans>'],
    ['<bold:FALSE>x', 'decoration-argument', 0, 12, '<bold:false>'],
    ['<!b:x>x', 'takes-no-argument', 0, 6, '<!b>'],
    ['<hover:SHOW_TEXT:a>x', 'action-case', 0, 19, '<hover:show_text:a>'],
    ['<hover:show_txt:a>x', 'unknown-action', 0, 18, '<hover:show_text:a>'],
    ['<click:run_command>x', 'missing-argument', 0, 19, undefined],
    ["<hover:show_text:'a\\'>x <red>y", 'unclosed-quote', 0, 30, undefined],
    ['ab §cx', 'legacy-code', 3, 5, '<red>'],
    ['ab &lx', 'ampersand-code', 3, 5, '<bold>'],
    ['ab &#ff00aax', 'ampersand-code', 3, 11, '<#ff00aa>'],
    ["<hover:show_text:'a <bld>x'>y", 'unknown-tag', 20, 25, '<bold>'],
    [
      '<click:open_url:https://x.y:80/p>a',
      'url-port',
      0,
      33,
      "<click:open_url:'https://x.y:80/p'>",
    ],
  ])('%s: %s', (text, code, from, to, suggestion) => {
    const found = diagnose(text).find((diagnostic) => diagnostic.code === code);
    expect(found).toMatchObject({ from, to });
    expect(found?.suggestion).toBe(suggestion);
  });

  test.each([
    '<red>x</red>',
    'a < b > c, I <3 you, 1<2>x',
    `<hover:show_text:'<b>hi</b>'>x</hover>`,
    "<click:open_url:'https://x.y:8080/?a=1&b=2'>x</click>",
    'Q & A',
    '<b:off>x</b>',
    '<shadow:#11223344>x</shadow>',
  ])('no diagnostics for %s', (text) => expect(diagnose(text)).toEqual([]));
});

test('a tag newer than the chosen versions is reported with the first version that has it', () => {
  const found = diagnose('<head/>', { adventure: '4.20', game: '1.21.4' });
  expect(found).toMatchObject([
    { code: 'needs-newer-adventure', detail: '4.25' },
    { code: 'needs-newer-game', detail: '1.21.9' },
  ]);
  expect(diagnose('<head/>', { adventure: '4.25', game: '26.1' })).toEqual([]);
});

test('in strict mode, unclosed tags and tags closed in the wrong order are errors', () => {
  expect(diagnose('<b>x <i>y</b>', { strict: true })).toMatchObject([
    { code: 'never-closed', severity: 'error', from: 5 },
    { code: 'wrong-close-order', severity: 'error', from: 9 },
  ]);
});

test('ten thousand stray tags and codes are found quickly', () => {
  const text = '<b>'.repeat(10_000) + '</bold>&c'.repeat(10_000);
  expect(diagnose(text)).toHaveLength(30_000);
});

test.prop([fc.string({ unit: 'binary' })])('diagnosing never throws', (text) => {
  for (const { from, to } of diagnose(text)) expect(from).toBeLessThanOrEqual(to);
});

test.each(vectors)('ranges lie inside the message: $id', ({ input, strict }) => {
  for (const { from, to } of diagnose(input, { strict })) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeGreaterThanOrEqual(from);
    expect(to).toBeLessThanOrEqual(input.length);
  }
});
