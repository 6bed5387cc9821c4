import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { createCanvas } from '@fucina/pixel-drawing';
import { allPages } from '@fucina/site';
import { drawPagePicture } from '@fucina/site-pictures';
import { expect, test } from 'vitest';
import { buildPagePictures } from './build.ts';
import { encodePng } from './png.ts';

test('the picture of every page can be written in Fucina Pixel, in both languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await expect(buildPagePictures(folder)).resolves.toBe(2 * allPages.length);
  await rm(folder, { recursive: true });
});

test('the file of a picture is small', () => {
  const picture = drawPagePicture('Server start-command generator', 'A start script that fits.');
  expect(encodePng(picture).length).toBeLessThan(40_000);
});

test('a PNG holds the very pixels', () => {
  const canvas = createCanvas({ width: 3, height: 2 }, 0x102030);
  canvas.fill({ x: 1, y: 1, width: 9, height: 9, color: (x) => (x << 16) | 1, opacity: 1 });
  const png = Buffer.from(encodePng(canvas.picture));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3, 2]);
  const data = png.subarray(41, 41 + png.readUInt32BE(33));
  expect([...inflateSync(data)]).toEqual([
    ...[0, 0x10, 0x20, 0x30, 0x10, 0x20, 0x30, 0x10, 0x20, 0x30],
    ...[0, 0x10, 0x20, 0x30, 1, 0, 1, 2, 0, 1],
  ]);
});
