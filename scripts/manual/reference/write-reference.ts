import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '@fucina/site';
import { root } from '../../pack/folders.ts';
import { rulesReference } from './rules.ts';

type Page = keyof typeof PAGES;

/** What is written of each page of the reference. What stands before it is written by hand. */
const PAGES = {
  rules: { begins: '\n## ', write: rulesReference },
} as const satisfies Readonly<
  Record<string, { begins: string; write: (language: LanguageCode) => Promise<string> }>
>;

export const referencePages = Object.keys(PAGES) as readonly Page[];

/** A page as its file should be. */
export async function referencePage(page: Page, language: LanguageCode): Promise<string> {
  const { begins, write } = PAGES[page];
  const [introduction = ''] = (await readFile(fileOf(page, language), 'utf8')).split(begins);
  return `${introduction.trimEnd()}\n\n${await write(language)}\n`;
}

export async function writeReferencePage(page: Page, language: LanguageCode): Promise<void> {
  await writeFile(fileOf(page, language), await referencePage(page, language));
}

export function fileOf(page: Page, language: LanguageCode): string {
  return join(root, 'docs', 'manual', language, 'reference', `${page}.md`);
}
