import { fc, test } from '@fast-check/vitest';
import { gradientRuns, readMiniMessage, type TextRun, toRuns } from '@fucina/minecraft-text';
import { glyphs } from '@fucina/pixel-drawing';
import type { Picture } from '@fucina/skin-model';
import { expect } from 'vitest';
import { drawStatePicture, type Scene } from './state-picture.ts';

const GROUND = 0x131110;
const RED = '#ff0011';

function required(picture: Picture | undefined): Picture {
  if (picture === undefined) throw new Error('no picture');
  return picture;
}

/** The box around all pixels of a color. */
function boxOf({ width, data }: Picture, color: string) {
  const value = Number.parseInt(color.slice(1), 16);
  const places = Array.from({ length: data.length / 4 }, (_, at) => at).filter((at) => {
    const pixel =
      ((data[at * 4] ?? 0) << 16) | ((data[at * 4 + 1] ?? 0) << 8) | (data[at * 4 + 2] ?? 0);
    return pixel === value;
  });
  const columns = places.map((at) => at % width);
  return {
    left: columns.reduce((a, b) => Math.min(a, b), width),
    right: columns.reduce((a, b) => Math.max(a, b), 0),
    top: Math.floor((places[0] ?? 0) / width),
    bottom: Math.floor((places.at(-1) ?? 0) / width),
  };
}

const WINDOW = { left: 56, right: 1144, top: 100, bottom: 574 };
const empty = required(
  drawStatePicture('Tool', { kind: 'tooltip', title: '', lines: [], isUpright: false }),
);

/** A pixel outside of the window that is not as in a picture of nothing. */
function strayPixel({ width, data }: Picture): number {
  const [drawn, blank] = [data, empty.data].map((each) => new Uint32Array(each.buffer));
  if (!drawn || !blank) throw new Error('no pixels');
  return drawn.findIndex((pixel, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInside = x >= WINDOW.left && x < WINDOW.right && y >= WINDOW.top && y < WINDOW.bottom;
    return !isInside && pixel !== blank[at];
  });
}

test('a text is in the middle, and as large as it fits', () => {
  const [short, long] = ['Hi', 'Hi, this is a text of several words'].map((text) =>
    boxOf(required(drawStatePicture('Tool', { kind: 'text', runs: [{ text, color: RED }] })), RED),
  );
  if (!short || !long) throw new Error('no boxes');
  for (const box of [short, long]) {
    expect(Math.abs(box.left + box.right - 1199)).toBeLessThan(20);
  }
  expect(short.bottom - short.top).toBe(7 * 18 - 1);
  expect(long.right - long.left).toBeGreaterThan(600);
});

test('a text of which the font has less than half has no picture', () => {
  const runs = (text: string): Scene => ({ kind: 'text', runs: [{ text }] });
  expect(drawStatePicture('Tool', runs('안녕하세요 a'))).toBeUndefined();
  expect(drawStatePicture('Tool', runs(' \n'))).toBeUndefined();
  expect(drawStatePicture('Tool', runs('Hello 안녕'))).toBeDefined();
});

const letters = fc.string({
  unit: fc.constantFrom(...glyphs.keys(), ' ', ' ', ' ', '\n', '漢', '🎉', '𝐀'),
  maxLength: 300,
});
const styles = fc.record({
  bold: fc.boolean(),
  italic: fc.boolean(),
  underlined: fc.boolean(),
  strikethrough: fc.boolean(),
  obfuscated: fc.boolean(),
});
const anyRuns: fc.Arbitrary<readonly TextRun[]> = fc.array(
  fc.tuple(letters, styles).map(([text, style]) => ({ text, ...style })),
  { maxLength: 4 },
);
const skin = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(200) };

const anyScene: fc.Arbitrary<Scene> = fc.oneof(
  anyRuns.map((runs) => ({ kind: 'text', runs }) as const),
  fc
    .tuple(anyRuns, fc.array(fc.nat(0xffffff), { maxLength: 8 }))
    .map(([runs, colors]) => ({ kind: 'gradient', runs, colors }) as const),
  fc
    .tuple(letters, fc.array(letters, { maxLength: 20 }), fc.boolean())
    .map(([title, lines, isUpright]) => ({ kind: 'tooltip', title, lines, isUpright }) as const),
  fc.tuple(letters, letters, fc.constantFrom('none', 'left', 'center', 'right')).map(
    ([one, two, align]) =>
      ({
        kind: 'message',
        name: 'Minecraft Server',
        lines: [
          { text: one, align },
          { text: two, align },
        ],
      }) as const,
  ),
  fc.tuple(letters, fc.array(anyRuns, { maxLength: 3 }), fc.array(letters, { maxLength: 3 })).map(
    ([address, message, values]) =>
      ({
        kind: 'status',
        address,
        message,
        facts: values.map((value) => ({ label: 'Label', value })),
      }) as const,
  ),
  fc
    .tuple(fc.constantFrom('head', 'body'), anyRuns, anyRuns)
    .map(([figure, name, details]) => ({ kind: 'player', figure, skin, name, details }) as const),
);

test.prop([anyScene], { numRuns: 60 })('whatever is drawn stays inside its window', (scene) => {
  const picture = drawStatePicture('Tool', scene);
  if (picture === undefined) return;
  expect(strayPixel(picture)).toBe(-1);
});

test.prop([anyScene, anyScene], { numRuns: 20 })(
  'nothing is left of the picture whose bytes are drawn into',
  (earlier, scene) => {
    const { data } = drawStatePicture('Earlier', earlier) ?? empty;
    const alone = drawStatePicture('Tool', scene);
    const over = drawStatePicture('Tool', scene, data.slice());
    expect(over && Buffer.from(over.data).equals(Buffer.from(alone?.data ?? []))).toBe(
      alone && true,
    );
  },
);

test.each(['Ŭ\n', 'È arrivata\nl’estate', '☄{__d❄ô♠ ĵŜ³Ä¬╙'])(
  'accents of “%s” stay inside the window',
  (text) => {
    for (const kind of ['text', 'gradient'] as const) {
      const picture = required(drawStatePicture('Tool', { kind, runs: [{ text }], colors: [] }));
      expect(strayPixel(picture)).toBe(-1);
    }
  },
);

test('colors of a gradient stand below its text, with their codes', () => {
  const drawn = gradientRuns({ text: 'ab', colors: ['#ff0011', '#1100ff'] });
  if (!drawn.ok) throw new Error(drawn.error.code);
  const scene = { kind: 'gradient', runs: drawn.value, colors: [0xff0011, 0x1100ff] } as const;
  const picture = required(drawStatePicture('Tool', scene));
  expect(boxOf(picture, '#ff0011').left).toBe(96);
  expect(boxOf(picture, '#1100ff').right).toBe(1103);
  expect(boxOf(picture, '#b0a8a0').bottom).toBeGreaterThan(500);
});

test('lore is in the game’s violet italics, unless it is upright', () => {
  const colorsOf = (isUpright: boolean) =>
    required(drawStatePicture('Tool', { kind: 'tooltip', title: 'a', lines: ['lore'], isUpright }));
  const [italic, upright] = [colorsOf(false), colorsOf(true)].map((each) => boxOf(each, '#aa00aa'));
  expect(italic?.right).toBeGreaterThan(0);
  expect(italic).not.toEqual(upright);
});

test('the frame is on the dark ground', () => {
  const read = readMiniMessage('<red>x');
  if (!read.ok) throw new Error('no text');
  const { data } = required(drawStatePicture('Tool', { kind: 'text', runs: toRuns(read.value) }));
  expect([data[0], data[1], data[2], data[3]]).toEqual([
    GROUND >> 16,
    (GROUND >> 8) & 255,
    GROUND & 255,
    255,
  ]);
});
