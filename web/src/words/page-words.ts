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

/** The words of a language; what it lacks comes from English. Each sentence that is lacked is told. */
export function createPageWords(
  language: LanguageCode,
  catalogues: Catalogues,
  onMissing: () => void = () => undefined,
): PageWords {
  const used = [...new Set([language, fallbackLanguage])].flatMap((code): Catalogue[] => {
    const words = catalogues[code];
    return words ? [{ language: code, words }] : [];
  });
  return {
    language,
    t: createTranslate(used, (key) => {
      onMissing();
      if (import.meta.env.MODE === 'development') {
        console.debug(`translation: no words for ${key} in ${language}`);
      }
    }),
    section(path) {
      for (const { words } of used) {
        const found = findWords(words, path);
        if (typeof found === 'object' && found !== null) return found;
      }
      return {};
    },
  };
}
