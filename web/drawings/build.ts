import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { day } from './day.ts';
import { hearth } from './hearth.ts';
import { indexedPng } from './indexed-png.ts';
import { pagePictures } from './page-pictures.ts';

const FOLDER = join(import.meta.dirname, 'dist');

const drawings = { day, hearth, pages: pagePictures };

/** Writes our own drawings, for the style sheets. */
export async function buildDrawings(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, drawing] of Object.entries(drawings)) {
    await writeFile(join(FOLDER, `${name}.png`), indexedPng(drawing));
  }
}
