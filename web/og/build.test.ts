import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeOpaquePng } from '@fucina/png';
import { allPages } from '@fucina/site';
import { drawPagePicture } from '@fucina/site-pictures';
import { expect, test } from 'vitest';
import { buildPagePictures, SMALLEST } from './build.ts';

test('the picture of every page can be written in Fucina Pixel, in both languages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await expect(buildPagePictures(folder)).resolves.toBe(2 * allPages.length);
  await rm(folder, { recursive: true });
});

test('the file of a picture is small', async () => {
  const picture = drawPagePicture('Server start-command generator', 'A start script that fits.');
  expect((await writeOpaquePng(picture, SMALLEST)).length).toBeLessThan(40_000);
});
