import { readFile, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { FoundFile } from '@fucina/language-server';
import { findFiles } from '../files/find-files.ts';
import type { Language } from '../language.ts';
import type { Settings } from '../settings/settings-of.ts';

/** Longer ones are not read in an editor, either. */
const MAX_BYTES = 2 * 1024 * 1024;

/** The files of a folder that may hold texts, without those that somebody wants to be left out. */
export async function* filesIn(
  folder: string,
  settings: Settings,
  language: Language,
): AsyncGenerator<FoundFile> {
  const options = {
    settings,
    ignorePath: undefined,
    from: folder,
    allowsNone: true,
    withPrograms: true,
  };
  for (const { path } of await findFiles([folder], options, language)) {
    const content = await readText(path);
    if (content !== undefined) yield { uri: pathToFileURL(path).href, content };
  }
}

/** Undefined for what is no text, and for one of another encoding: an editor may read that otherwise. */
export async function readText(path: string): Promise<string | undefined> {
  try {
    const stats = await stat(path);
    if (!stats.isFile() || stats.size > MAX_BYTES) return undefined;
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    // It has gone, nobody may read it, or it is no UTF-8.
    return undefined;
  }
}
