import { fallbackLanguage, type LanguageCode } from '@fucina/site';
import { type Catalogue, createTranslate, findWords, type Translate } from './translate.ts';

/** What a component needs to speak the page's language. */
export interface PageWords {
  readonly language: LanguageCode;
  readonly t: Translate;
  /** A whole section, for parts that list what is in it. */
  readonly section: (path: string) => object;
}

export type Catalogues = Readonly<Partial<Record<LanguageCode, object>>>;

/** The words of a language; what it lacks comes from English. */
export function createPageWords(language: LanguageCode, catalogues: Catalogues): PageWords {
  const used = [...new Set([language, fallbackLanguage])].flatMap((code): Catalogue[] => {
    const words = catalogues[code];
    return words ? [{ language: code, words }] : [];
  });
  return {
    language,
    t: createTranslate(
      used,
      import.meta.env.MODE === 'development' ? logMissing(language) : undefined,
    ),
    section(path) {
      const found = used.map(({ words }) => findWords(words, path));
      return found.find((section) => typeof section === 'object' && section !== null) ?? {};
    },
  };
}

function logMissing(language: LanguageCode) {
  return (key: string) => console.debug(`translation: no words for ${key} in ${language}`);
}
