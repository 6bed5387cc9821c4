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
  let isFallbackAsked = false;
  await add(first);
  let words = create(first);
  let chosen = first;

  async function add(language: LanguageCode): Promise<void> {
    if (catalogues[language]) return;
    const tree = await load(language);
    catalogues = { ...catalogues, [language]: tree };
  }

  function create(language: LanguageCode): PageWords {
    return createPageWords(language, catalogues, () => {
      if (catalogues[fallbackLanguage] || isFallbackAsked) return;
      isFallbackAsked = true;
      add(fallbackLanguage).then(
        () => show(words.language),
        // The keys stay until the next page.
        () => undefined,
      );
    });
  }

  function show(language: LanguageCode): void {
    words = create(language);
    for (const listener of listeners) listener();
  }

  return {
    get: () => words,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async change(language) {
      chosen = language;
      await add(language);
      if (chosen !== language) return false;
      if (words.language !== language) show(language);
      return true;
    },
  };
}
