import { readGlyphs } from '@fucina/pixel-font';
import { afterEach, expect, test, vi } from 'vitest';
import { pixelFont } from './build.ts';
import { outline } from './outline.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('the same drawings make the same file at any time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') });
  const first = await pixelFont('hebrew');
  vi.setSystemTime(new Date('2027-03-04'));
  expect(await pixelFont('hebrew')).toEqual(first);
});

test('an outline encloses the ink and leaves holes out', () => {
  const [ring] = readGlyphs('o\n###\n#.#\n### _');
  if (!ring) throw new Error('nothing was read');
  const contours = outline(ring.glyph);
  expect(contours.map((contour) => contour.length)).toEqual([4, 4]);
  expect(contours.map(area).toSorted((a, b) => a - b)).toEqual([-1, 9]);
});

test('pixels that touch at a corner keep outlines of their own', () => {
  const [steps] = readGlyphs('x\n#.\n.# _');
  if (!steps) throw new Error('nothing was read');
  expect(outline(steps.glyph).map(area)).toEqual([1, 1]);
});

function area(corners: readonly { readonly x: number; readonly y: number }[]): number {
  return corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] ?? { x, y };
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}

test.each([
  [undefined, 9000],
  ['latin', 7000],
  ['greek', 3000],
  ['cyrillic', 4000],
  ['hebrew', 1500],
  ['symbols', 7000],
] as const)('the font file of %s is small', async (slice, bytes) => {
  const file = await pixelFont(slice);
  expect(new TextDecoder().decode(file.slice(0, 4))).toBe('wOF2');
  expect(file.length).toBeLessThan(bytes);
});
