import { expect, test } from 'vitest';
import { COMPLETE_FONT } from './complete-font.ts';
import { drawnWidth, runsWidth, startsRightToLeft } from './index.ts';

test.each([
  ['Hello', 24, 24],
  ['ברוכים', 28, 28],
  ['الخادم قيد الصيانة', 58, 69],
  // A lam and the alef behind it are one letter.
  ['لا بأس', 19, 19],
])('%s', (text, alone, drawn) => {
  expect(runsWidth([{ text }], { font: COMPLETE_FONT })).toBe(alone);
  expect(drawnWidth([{ text }], { font: COMPLETE_FONT })).toBe(drawn);
});

test('letters join over the border of a color, and bold ones are wider', () => {
  const [one, other] = [{ text: 'الخا' }, { text: 'دم' }];
  expect(drawnWidth([one, other], { font: COMPLETE_FONT })).toBe(
    drawnWidth([{ text: 'الخادم' }], { font: COMPLETE_FONT }),
  );
  expect(drawnWidth([one, { ...other, bold: true }], { font: COMPLETE_FONT })).toBe(
    drawnWidth([one, other], { font: COMPLETE_FONT }) + 1,
  );
});

test.each([
  ['  שלום Steve', true],
  ['12 مرحبا', true],
  ['Hi שלום', false],
  ['★ 12', false],
  ['', false],
])('whether %j is drawn from right to left is %s', (line, isSo) =>
  expect(startsRightToLeft(line)).toBe(isSo),
);
