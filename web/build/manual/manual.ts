import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fallbackLanguage, type GuideName, guideNames, type LanguageCode } from '@fucina/site';
import { type Guide, readGuide } from './guide.ts';
import { openInTool } from './open-in-tool.ts';
import { shownText } from './shown-text.ts';

const READ = { open: openInTool, show: shownText };
const FOLDER = join(import.meta.dirname, '..', '..', '..', 'docs', 'manual');

/** A guide of the manual in a language, with the ids of the English one. */
async function readManualGuide(name: GuideName, language: LanguageCode): Promise<Guide> {
  const english = readGuide(await sourceOf(name, fallbackLanguage), READ);
  if (language === fallbackLanguage) return english;
  const ids = Object.keys(english.headings);
  return readGuide(await sourceOf(name, language), { ...READ, ids });
}

/** All guides in a language, in reading order. */
export async function readManual(language: LanguageCode): Promise<ReadonlyMap<GuideName, Guide>> {
  return new Map(
    await Promise.all(
      guideNames.map(async (name) => [name, await readManualGuide(name, language)] as const),
    ),
  );
}

function sourceOf(name: GuideName, language: LanguageCode): Promise<string> {
  return readFile(join(FOLDER, language, `${name}.md`), 'utf8');
}
