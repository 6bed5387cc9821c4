import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { gradientText } from './gradient-text.ts';
import { recoverGradient } from './recover-gradient.ts';

const COLORS = ['#e43a96', '#f7774f', '#fbe108'];
const FORMATS = [
  'MiniMessage',
  '&#rrggbb',
  '<##rrggbb>',
  '§x§r§r§g§g§b§b',
  '&x&r&r&g&g&b&b',
  'JSON',
];

test.each(FORMATS)('the colors of a gradient pasted as %s are found', (format) => {
  const written = gradientText({ text: 'Benvenuti nella fucina', colors: COLORS, format });
  expect(recoverGradient(written.ok ? written.value : '')).toMatchObject({
    text: 'Benvenuti nella fucina',
    colors: COLORS,
    decorations: [],
  });
});

test('a stop that falls on a space is extrapolated', () => {
  const written = gradientText({
    text: 'Welcome to the forge',
    colors: COLORS,
    format: '&#rrggbb',
  });
  expect(recoverGradient(written.ok ? written.value : '')?.colors).toHaveLength(3);
});

test('a space behind two colors side by side has the last of them', () => {
  const colors = recoverGradient('&8[&cAdmin&8] &c')?.colors;
  expect(new Set(colors)).toEqual(new Set(['#555555', '#ff5555']));
});

test('decorations that all characters have are kept', () => {
  const written = gradientText({
    text: 'a b',
    colors: ['#ff0000'],
    format: '&#rrggbb',
    bold: true,
    underline: true,
  });
  expect(recoverGradient(written.ok ? written.value : '')).toMatchObject({
    text: 'a b',
    colors: ['#ff0000'],
    decorations: ['bold', 'underlined'],
  });
});

test('colors that form no gradient are listed in order', () => {
  const colors = ['#ff0000', '#00ff00', '#0000ff', '#ffffff', '#000000', '#ff00ff', '#ffff00'];
  const pasted = colors.map((color, index) => `<${color}>${'x'.repeat(index + 1)}`).join('');
  expect(recoverGradient(pasted)?.colors).toEqual(colors);
});

test.each(['', 'plain text', '<b>bold only', '/give @p stone'])('%j has no gradient', (text) =>
  expect(recoverGradient(text)).toBeUndefined(),
);

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);

property.prop([fc.array(hex, { minLength: 1, maxLength: 5 }), fc.integer({ min: 12, max: 60 })])(
  'a recovered gradient gives the same colors again, apart from rounding',
  (colors, length) => {
    const text = 'x'.repeat(length);
    const write = (stops: readonly string[]) => {
      const written = gradientText({ text, colors: stops, format: '&#rrggbb' });
      return written.ok ? written.value : '';
    };
    const recovered = recoverGradient(write(colors));
    expect(recovered?.text).toBe(text);
    const channels = (written: string) =>
      [...written.matchAll(/[0-9A-F]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
    const again = channels(write(recovered?.colors ?? []));
    for (const [index, channel] of channels(write(colors)).entries()) {
      expect(Math.abs(channel - (again[index] ?? Number.NaN))).toBeLessThanOrEqual(3);
    }
  },
);
