import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allPages, languageCodes, type WordKey } from '@fucina/site';
import { words } from '@fucina/site/words';
import { drawPagePicture } from './page-picture.ts';
import { encodePng } from './png.ts';

/** Draws the picture of every page in every language as og/<language>/<page>.png; returns the number of images. */
export async function buildPagePictures(client: string): Promise<number> {
  for (const code of languageCodes) {
    const folder = join(client, 'og', code);
    await mkdir(folder, { recursive: true });
    for (const page of allPages) {
      const picture = drawPagePicture(sentence(page.title), sentence(page.description));
      await writeFile(join(folder, `${page.id}.png`), encodePng(picture));
    }

    function sentence(key: WordKey): string {
      const found = key.split('.').reduce(child, words[code]);
      if (typeof found !== 'string') throw new Error(`${code} has no ${key}`);
      return found;
    }
  }
  return languageCodes.length * allPages.length;
}

function child(tree: unknown, name: string): unknown {
  return typeof tree === 'object' && tree !== null
    ? Object.entries(tree).find(([key]) => key === name)?.[1]
    : undefined;
}
