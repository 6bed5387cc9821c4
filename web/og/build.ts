import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOpaquePng } from '@fucina/png';
import { allPages, languageCodes } from '@fucina/site';
import { sentence } from '@fucina/site/words';
import { drawPagePicture } from '@fucina/site-pictures';

/** They are written once and asked for often. */
export const SMALLEST = { level: 9 };

/** Draws the picture of every page in every language as og/<language>/<page>.png; returns the number of images. */
export async function buildPagePictures(client: string): Promise<number> {
  for (const code of languageCodes) {
    const folder = join(client, 'og', code);
    await mkdir(folder, { recursive: true });
    for (const page of allPages) {
      const picture = drawPagePicture(sentence(page.title, code), sentence(page.description, code));
      await writeFile(join(folder, `${page.id}.png`), await writeOpaquePng(picture, SMALLEST));
    }
  }
  return languageCodes.length * allPages.length;
}
