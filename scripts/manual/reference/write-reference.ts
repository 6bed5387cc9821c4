import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@fucina/site';
import { root } from '../../pack/folders.ts';
import { notationsReference } from './notations.ts';
import { profilesReference } from './profiles.ts';
import { rulesReference } from './rules.ts';
import { tagsReference } from './tags.ts';

type Page = keyof typeof PAGES;

/** What is written of each page of the reference, behind what is written by hand: its introduction, or the head of its table. */
const PAGES = {
  tags: { behind: /^\| -.*\n/m, write: tagsReference },
  notations: { behind: /^\| -.*\n/m, write: notationsReference },
  rules: { behind: /\n(?=- |## )/, write: rulesReference },
  profiles: { behind: /^\| -.*\n/m, write: profilesReference },
} as const satisfies Readonly<
  Record<string, { behind: RegExp; write: (language: LanguageCode) => Promise<string> }>
>;

export const referencePages = Object.keys(PAGES) as readonly Page[];

/** A page as its file should be. */
export async function referencePage(page: Page, language: LanguageCode): Promise<string> {
  const { behind, write } = PAGES[page];
  const written = await readFile(fileOf(page, language), 'utf8');
  const head = behind.exec(written);
  if (head === null) throw new Error(`${page} has no place for what is written`);
  return `${written.slice(0, head.index + head[0].length)}${await write(language)}\n`;
}

export async function writeReferencePage(page: Page, language: LanguageCode): Promise<void> {
  await writeFile(fileOf(page, language), await referencePage(page, language));
}

export function fileOf(page: Page, language: LanguageCode): string {
  return join(root, 'docs', 'manual', language, 'reference', `${page}.md`);
}
