import { PROFILES, type Profile } from '@fucina/config-text';
import type { LanguageCode } from '@fucina/site';
import { words } from '@fucina/site/words';
import { explainSince } from '@fucina/site/words/config-findings';
import { code, escaped, rows } from './markdown.ts';

/** Every plugin whose files are known: which these are, what it reads there, and since when. */
export async function profilesReference(language: LanguageCode): Promise<string> {
  const { notes } = words[language].config;
  return rows(
    PROFILES.flatMap((profile) => {
      const { id, plugin, files, since } = profile;
      if (plugin === undefined) return [];
      const sentences = since ? explainSince(since, notes).map(escaped) : [];
      // The sentence says it, too.
      const isSaid = profile.readsMiniMessage === true && since?.version !== undefined;
      const read = [...(isSaid ? [] : [ended(readBy(profile), sentences)]), ...sentences];
      return [
        [
          `${escaped(plugin)} ${code(id)}`,
          files.map((file) => code(file)).join(' '),
          read.join(' '),
        ],
      ];
    }),
  );
}

/** MiniMessage, or the characters before codes. */
function readBy({ readsMiniMessage, codes }: Profile): string {
  if (readsMiniMessage === true) return 'MiniMessage';
  const characters = codes.characters.map((character) => code(character)).join(' ');
  return readsMiniMessage === 'unknown' ? `${characters} ?` : characters || '–';
}

function ended(read: string, next: readonly string[]): string {
  return next.length === 0 || read.endsWith('?') ? read : `${read}.`;
}
