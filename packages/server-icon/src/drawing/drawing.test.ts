import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { blankPicture, pixelsOf } from '../picture.ts';
import { pictureFrom, texel } from '../testing.ts';
import {
  colorAt,
  DRAWING_SIZES,
  fillFrom,
  frequentColors,
  opaque,
  paintLine,
  readDrawing,
  replaceColor,
  resizeDrawing,
  rgbOf,
  type Symmetry,
  shiftCells,
  writeDrawing,
} from './index.ts';

const RED = opaque(0xff0000);
const BLUE = opaque(0x0000ff);

/** The upper left part of a drawing as text. */
function rows(picture: ReturnType<typeof blankPicture>, size = 8): readonly string[] {
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => {
      const color = colorAt(picture, { x, y });
      return color === RED ? 'r' : color === BLUE ? 'b' : '.';
    }).join(''),
  );
}

test('colors keep their channels', () => {
  expect(opaque(0x123456)).toBe(0xff563412);
  expect(rgbOf(opaque(0x123456))).toBe(0x123456);
});

test('a line goes from cell to cell without gaps', () => {
  const line = paintLine(blankPicture(8), { x: 1, y: 1 }, { x: 6, y: 3 }, RED, 'none');
  expect(rows(line, 5).map((row) => row.slice(0, 8))).toEqual([
    '.....',
    '.rr..',
    '...rr',
    '.....',
    '.....',
  ]);
  const back = paintLine(blankPicture(8), { x: 3, y: 6 }, { x: 3, y: 6 }, RED, 'none');
  expect(pixelsOf(back).filter((pixel) => pixel === RED)).toHaveLength(1);
});

test.each<[Symmetry, readonly string[]]>([
  ['none', ['r.......', '........']],
  ['left-right', ['r......r', '........']],
  ['top-bottom', ['r.......', 'r.......']],
  ['both', ['r......r', 'r......r']],
])('symmetry %s', (symmetry, [first, last]) => {
  const drawn = rows(paintLine(blankPicture(8), { x: 0, y: 0 }, { x: 0, y: 0 }, RED, symmetry));
  expect([drawn[0], drawn[7]]).toEqual([first, last]);
});

test('filling stops at other colors and at corners', () => {
  const wall = paintLine(blankPicture(8), { x: 0, y: 3 }, { x: 3, y: 0 }, BLUE, 'none');
  expect(rows(fillFrom(wall, { x: 0, y: 0 }, RED, 'none'), 4)).toEqual([
    'rrrb',
    'rrb.',
    'rb..',
    'b...',
  ]);
  expect(fillFrom(wall, { x: 0, y: 3 }, BLUE, 'none')).toEqual(wall);
});

test('one color is replaced everywhere', () => {
  const drawing = pictureFrom(8, 8, (x) => (x % 2 === 0 ? [255, 0, 0, 255] : [0, 0, 0, 0]));
  expect(rows(replaceColor(drawing, RED, BLUE), 2)).toEqual(['b.', 'b.']);
});

test('what is shifted out comes back at the other side', () => {
  const dot = paintLine(blankPicture(8), { x: 0, y: 0 }, { x: 0, y: 0 }, RED, 'none');
  expect(colorAt(shiftCells(dot, { x: -1, y: -1 }), { x: 7, y: 7 })).toBe(RED);
});

test('a drawing survives more cells and back', () => {
  const drawing = pictureFrom(16, 16, texel);
  expect(resizeDrawing(resizeDrawing(drawing, 64), 16)).toEqual(drawing);
});

test('the most frequent colors come first; transparency is none', () => {
  const drawing = pictureFrom(16, 16, (x) =>
    x < 2 ? [255, 0, 0, 255] : x < 6 ? [0, 0, 255, 255] : [0, 0, 0, 0],
  );
  expect(frequentColors(drawing, 5)).toEqual([BLUE, RED]);
  expect(frequentColors(drawing, 1)).toEqual([BLUE]);
});

describe('as text', () => {
  test.prop([
    fc.constantFrom(...DRAWING_SIZES),
    fc.array(fc.nat(0xffffffff), { minLength: 1, maxLength: 20 }),
  ])('every drawing is read back', (size, colors) => {
    const drawing = blankPicture(size);
    const pixels = pixelsOf(drawing);
    for (const at of pixels.keys()) pixels[at] = colors[(at >> 3) % colors.length] ?? 0;
    expect(readDrawing(writeDrawing(drawing))).toEqual(drawing);
  });

  test.each([
    '',
    '17;00000000;0x289',
    '16;00000000;0x255',
    '16;00000000;0x257',
    '16;00000000;1x256',
    '16;00000000;0x999999999999',
    '16;zz000000;0x256',
    '16;00000000;0x256;',
  ])('%s is refused', (text) => expect(readDrawing(text)).toBeUndefined());

  test('an empty drawing is short', () => {
    expect(writeDrawing(blankPicture(16))).toBe('16;00000000;0x256');
  });

  test.prop([fc.string()])('any text is answered', (text) => {
    expect(readDrawing(text)).toBeUndefined();
  });
});

test.prop([
  fc.constantFrom<Symmetry>('none', 'left-right', 'top-bottom', 'both'),
  fc.record({ x: fc.integer({ min: -20, max: 40 }), y: fc.integer({ min: -20, max: 40 }) }),
  fc.record({ x: fc.integer({ min: -20, max: 40 }), y: fc.integer({ min: -20, max: 40 }) }),
])('strokes outside of the drawing harm nothing', (symmetry, from, to) => {
  const line = paintLine(blankPicture(16), from, to, RED, symmetry);
  expect(fillFrom(line, to, BLUE, symmetry)).toMatchObject({ width: 16, height: 16 });
});
