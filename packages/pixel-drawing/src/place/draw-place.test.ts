import { createText, readMiniMessage } from '@fucina/minecraft-text';
import { COMPLETE_FONT } from '@fucina/minecraft-text/complete-font';
import { layOut, PLACE_IDS, type PlaceId, type PlaceOptions, showText } from '@fucina/text-places';
import { expect, test } from 'vitest';
import { createCanvas, scaled } from '../canvas.ts';
import { drawPlace } from './draw-place.ts';

const GROUND = 0x123456;

function shown(text: string, game?: string) {
  const read = readMiniMessage(text);
  return showText(read.ok ? read.value : createText(text), game);
}

/** One number for each pixel. */
function drawn<Id extends PlaceId>(
  id: Id,
  text: string,
  options: PlaceOptions[Id] = {},
  game?: string,
  isClipped = false,
) {
  const { area, ...layout } = layOut(id, shown(text, game), { font: COMPLETE_FONT }, options);
  const canvas = createCanvas(area, GROUND);
  const surface = scaled(canvas, { x: -area.x, y: -area.y, scale: 1 });
  const seen = isClipped ? { from: area.x, to: area.x + area.width } : undefined;
  const missing = drawPlace(surface, layout, COMPLETE_FONT, seen);
  const { data, width, height } = canvas.picture;
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
    return (red << 16) | (green << 8) | blue;
  });
  return { pixels, width, missing };
}

const countOf = (pixels: readonly number[], color: number) =>
  pixels.filter((pixel) => pixel === color).length;

for (const id of PLACE_IDS) {
  test(`a text is drawn in ${id}, and nothing that it has not`, () => {
    expect(countOf(drawn(id, '<!i><#fe0102>Fucina').pixels, 0xfe0102)).toBeGreaterThan(30);
    expect(countOf(drawn(id, '<!i><#010203>Fucina').pixels, 0xfe0102)).toBe(0);
  });
}

test.each(PLACE_IDS)('letters that nobody sees in %s are left out, and nothing else', (id) => {
  const text = `<#fe0102>${'<b>W漢</b><i>Wi</i><obf>i</obf><u>漢</u><st> a</st>'.repeat(40)}`;
  const clipped = drawn(id, text, {}, undefined, true);
  expect(clipped).toEqual(drawn(id, text));
});

test('a glowing sign has a line around its letters', () => {
  const plain = drawn('sign', 'Fucina', { dye: 'red' });
  const glowing = drawn('sign', 'Fucina', { dye: 'red', isGlowing: true });
  const different = plain.pixels.filter((pixel, at) => pixel !== glowing.pixels[at]);
  expect(different.length).toBeGreaterThan(60);
});

test('a bar is as long as its part', () => {
  const half = drawn('boss-bar', '', { color: 'green', progress: 0.5 });
  const whole = drawn('boss-bar', '', { color: 'green', progress: 1 });
  const green = 0x1dec00;
  expect(countOf(half.pixels, green) * 2).toBe(countOf(whole.pixels, green));
});

test('Hebrew begins at the right since 1.16', () => {
  const leftmost = (text: string, game?: string) => {
    const { pixels, width } = drawn('item', `<!i><red>${text}`, {}, game);
    return pixels.flatMap((pixel, at) =>
      pixel === 0xff5555 && at % width < 12 ? [at % width] : [],
    );
  };
  expect(leftmost('אב').slice(0, 4)).toEqual(leftmost('ב').slice(0, 4));
  expect(leftmost('אב').slice(0, 4)).not.toEqual(leftmost('א').slice(0, 4));
  expect(leftmost('אב', '1.15').slice(0, 4)).toEqual(leftmost('א', '1.15').slice(0, 4));
});

test('what the font lacks is told', () => {
  expect([...drawn('chat', 'a漢').missing]).toEqual(['漢']);
});
