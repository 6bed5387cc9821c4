import { fc } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { anyComponent } from '../tests/any-component.ts';
import { writeAnsi } from './ansi.ts';
import { createText } from './component/component.ts';
import { toPlain } from './component/plain.ts';
import { createStyle, NO_STYLE } from './component/style.ts';

const component = createText('a', NO_STYLE, [
  createText('b', createStyle({ color: 0xff8800, bold: true })),
  createText('c', createStyle({ underlined: true, strikethrough: true, italic: true })),
]);

test('styles are written as terminal codes, with a reset after every styled text', () => {
  expect(writeAnsi(component).value).toBe(
    'a\u001b[38;2;255;136;0;1mb\u001b[0m\u001b[3;4;9mc\u001b[0m',
  );
  expect(writeAnsi(component, { colors: '16' }).value).toBe(
    'a\u001b[33;1mb\u001b[0m\u001b[3;4;9mc\u001b[0m',
  );
});

test('escape sequences in the text do not reach the terminal', () => {
  expect(writeAnsi(createText('\u001b[2J\u0007x\u009b')).value).toBe('[2Jx');
  fc.assert(
    fc.property(anyComponent, (any) => {
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches escape sequences
      const bare = writeAnsi(any).value.replace(/\u001b\[[0-9;]+m/g, '');
      expect(bare).toBe(toPlain(any).replace(/[^\P{Cc}\t\n]/gu, ''));
    }),
  );
});
