import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { allPages } from '@fucina/site';
import { expect, test } from 'vitest';
import { buildPagePictures } from './build.ts';
import { createCanvas, fillBox } from './canvas.ts';
import { drawPagePicture } from './page-picture.ts';
import { balancedText, wrapText } from './pixel-text.ts';
import { encodePng } from './png.ts';

test('the picture of every page can be written in Fucina Pixel, in both languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await expect(buildPagePictures(folder)).resolves.toBe(2 * allPages.length);
  await rm(folder, { recursive: true });
});

test('a picture has the size that link previews ask for, and is small', () => {
  const canvas = drawPagePicture('Server start-command generator', 'A start script that fits.');
  expect([canvas.width, canvas.height]).toEqual([1200, 630]);
  expect(encodePng(canvas).length).toBeLessThan(40_000);
});

test.each(allPages.map(({ id }) => id))('the title of %s stays inside its picture', (id) => {
  const { bytes, width } = drawPagePicture(id.repeat(2), id);
  const edge = Array.from({ length: 500 }, (_, y) => bytes[(y * width + width - 1) * 3]);
  expect(new Set(edge)).toEqual(new Set([0x13]));
});

test('a PNG holds the very pixels', () => {
  const canvas = createCanvas(3, 2, 0x102030);
  fillBox(canvas, { x: 1, y: 1 }, { width: 9, height: 9 }, (x, y) => (x << 16) | y);
  const png = Buffer.from(encodePng(canvas));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const data = png.subarray(41, 41 + png.readUInt32BE(33));
  expect([...inflateSync(data)]).toEqual([
    ...[0, 0x10, 0x20, 0x30, 0x10, 0x20, 0x30, 0x10, 0x20, 0x30],
    ...[0, 0x10, 0x20, 0x30, 1, 0, 1, 2, 0, 1],
  ]);
});

test('balanced lines say the same in as many lines, without a last word alone', () => {
  const text =
    'Decora il titolo e la lore di un oggetto e guarda il tooltip come lo disegna il gioco.';
  const lines = balancedText(text, 260);
  expect(lines).toHaveLength(wrapText(text, 260).length);
  expect(lines.join(' ')).toBe(text);
  expect(Math.min(...lines.map((line) => line.length))).toBeGreaterThan(20);
});
