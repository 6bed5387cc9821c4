import type { LanguageCode } from '@fucina/site';
import { tagRows } from '../../../packages/tool-functions/src/resources/tags.ts';
import { code, escaped, rows } from './markdown.ts';

/** Every tag: how it is written, what it does, and what it came with. */
export async function tagsReference(language: LanguageCode): Promise<string> {
  return rows(
    tagRows(language).map(({ written, meaning, adventure, game }) => [
      code(written),
      withTagsAsCode(meaning),
      [
        ...(adventure ? [`Adventure ${adventure}`] : []),
        ...(game ? [`Minecraft ${game}`] : []),
      ].join(', '),
    ]),
  );
}

/** Tags that a sentence names are code. */
function withTagsAsCode(meaning: string): string {
  const parts = meaning.split(/(<[^>]+>)/);
  return parts.map((part, index) => (index % 2 === 1 ? code(part) : escaped(part))).join('');
}
