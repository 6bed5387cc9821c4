import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from './day.ts';
import { hearth } from './hearth.ts';
import { indexedPng } from './indexed-png.ts';

const FOLDER = join(import.meta.dirname, 'dist');

export const backdrops = { day, hearth };

/** Writes what stands behind the pictures of the game, for the style sheets. */
export async function buildBackdrops(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, drawing] of Object.entries(backdrops)) {
    await writeFile(join(FOLDER, `${name}.png`), indexedPng(drawing));
  }
}
