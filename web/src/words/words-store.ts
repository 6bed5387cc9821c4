import { fallbackLanguage, type LanguageCode } from '@fucina/site';
import { type Catalogues, createPageWords, type PageWords } from './page-words.ts';

type Load = (language: LanguageCode) => Promise<object>;

export interface WordsStore {
  readonly get: () => PageWords;
  readonly subscribe: (listener: () => void) => () => void;
  /** Rejects, and keeps the language, when the words cannot be loaded. False where a newer choice won. */
  readonly change: (language: LanguageCode) => Promise<boolean>;
}

/** The words of the page in the browser, once those of the first language are loaded. */
export async function openWords(first: LanguageCode, load: Load): Promise<WordsStore> {
  const listeners = new Set<() => void>();
  let catalogues: Catalogues = {};
  let words = createPageWords(first, await loadWithFallback(first));
  let chosen = first;

  async function loadWithFallback(language: LanguageCode): Promise<Catalogues> {
    const wanted = [...new Set([language, fallbackLanguage])].filter((code) => !catalogues[code]);
    const loaded = await Promise.all(
      wanted.map((code) =>
        load(code).then(
          (tree): Catalogues => ({ [code]: tree }),
          (reason): Catalogues => {
            // Without English only sentences that the language lacks are missing.
            if (code === language) throw reason;
            return {};
          },
        ),
      ),
    );
    catalogues = Object.assign({}, catalogues, ...loaded);
    return catalogues;
  }

  return {
    get: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async change(language) {
      chosen = language;
      const loaded = await loadWithFallback(language);
      if (chosen !== language) return false;
      if (words.language === language) return true;
      words = createPageWords(language, loaded);
      for (const listener of listeners) listener();
      return true;
    },
  };
}
