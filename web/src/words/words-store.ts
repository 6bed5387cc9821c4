import {
  fallbackLanguage,
  type LanguageCode,
  perLanguage,
  type WordsFile,
  wordsFiles,
} from '@fucina/site';
import { createStore, type Followed } from '../state/store.ts';
import { createPageWords, type PageWords } from './page-words.ts';

type Load = (language: LanguageCode, file: WordsFile) => Promise<object>;

export interface WordsStore extends Followed<PageWords> {
  /**
   * Loads the words of a page, and from now on those of each language that is chosen. Rejects when they cannot be
   * loaded.
   */
  readonly need: (file: WordsFile) => Promise<void>;
  /** Rejects, and keeps the language, when the words cannot be loaded. False where a newer choice won. */
  readonly change: (language: LanguageCode) => Promise<boolean>;
  /** A language with the words of all pages. */
  readonly whole: (language: LanguageCode) => Promise<PageWords>;
}

/** The words of the page in the browser, once those of the first language are loaded. */
export async function openWords(
  first: LanguageCode,
  files: readonly WordsFile[],
  load: Load,
): Promise<WordsStore> {
  /** What is loaded of each language; grows while it is in use. */
  const catalogues = perLanguage((): Record<string, object> => ({}));
  const loads = new Map<string, Promise<void>>();
  const needed = new Set<WordsFile>();
  /** How many files were needed when the other language was last asked for what is missing. */
  let askedFor = 0;
  const words = createStore(create(first));
  let chosen = first;
  await Promise.all(files.map(need));

  function add(language: LanguageCode, file: WordsFile): Promise<void> {
    const name = `${language}/${file}`;
    const known = loads.get(name);
    if (known) return known;
    const loading = load(language, file).then(
      (sections) => {
        const catalogue = catalogues[language];
        for (const [section, own] of Object.entries(sections)) {
          catalogue[section] = { ...catalogue[section], ...own };
        }
      },
      (reason: unknown) => {
        // The next who needs it tries again.
        loads.delete(name);
        throw reason;
      },
    );
    loads.set(name, loading);
    return loading;
  }

  /** Adds what is needed of a language, also what is asked for meanwhile. */
  async function addNeeded(language: LanguageCode): Promise<void> {
    const { size } = needed;
    await Promise.all([...needed].map((file) => add(language, file)));
    if (needed.size > size) await addNeeded(language);
  }

  async function need(file: WordsFile): Promise<void> {
    const { language } = words.get();
    await add(language, file);
    // Another language may have been chosen meanwhile.
    if (language !== words.get().language) return need(file);
    needed.add(file);
  }

  function create(language: LanguageCode): PageWords {
    return createPageWords(language, catalogues, () => {
      if (language === fallbackLanguage || askedFor === needed.size) return;
      askedFor = needed.size;
      addNeeded(fallbackLanguage).then(
        () => words.set(create(words.get().language)),
        // The keys stay until the next page.
        () => undefined,
      );
    });
  }

  return {
    ...words,
    need,
    async change(language) {
      chosen = language;
      await addNeeded(language);
      if (chosen !== language) return false;
      if (words.get().language !== language) words.set(create(language));
      return true;
    },
    async whole(language) {
      await Promise.all(wordsFiles.map((file) => add(language, file)));
      return createPageWords(language, { [language]: catalogues[language] });
    },
  };
}
