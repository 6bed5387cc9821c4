import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages, languageCodes } from '@fucina/site';
import { sentence } from '@fucina/site/words';
import { drawPagePicture } from '@fucina/site-pictures';
import { encodePng } from './png.ts';

/** Draws the picture of every page in every language as og/<language>/<page>.png; returns the number of images. */
export async function buildPagePictures(client: string): Promise<number> {
  for (const code of languageCodes) {
    const folder = join(client, 'og', code);
    await mkdir(folder, { recursive: true });
    for (const page of allPages) {
      const picture = drawPagePicture(sentence(page.title, code), sentence(page.description, code));
      await writeFile(join(folder, `${page.id}.png`), encodePng(picture));
    }
  }
  return languageCodes.length * allPages.length;
}
