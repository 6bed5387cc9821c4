import { type LanguageCode, languageCodes } from '@fucina/site';
import { useEffect, useMemo, useState } from 'react';
import type { PageWords } from '../words/page-words.ts';
import { useWords, useWordsStore } from '../words/use-words.tsx';
import type { Languages } from './all-items.ts';

const loaded = new Map<LanguageCode, PageWords>();

interface KnownLanguages {
  readonly languages: Languages;
  /** Whether the words of other pages may still come in the language of this one. */
  readonly isPending: boolean;
}

/** The words of the page and, once they are loaded, those of all pages: in its language, then in the others. */
export function useLanguages(): KnownLanguages {
  const words = useWords();
  const { whole } = useWordsStore();
  const { language } = words;
  const [known, setKnown] = useState<readonly PageWords[]>(() => [...loaded.values()]);
  const [failed, setFailed] = useState<LanguageCode>();

  useEffect(() => {
    let isLeft = false;
    const load = async (code: LanguageCode) => {
      if (!loaded.has(code)) loaded.set(code, await whole(code));
      // The same ones are not searched through anew.
      if (!isLeft) setKnown((old) => (old.length < loaded.size ? [...loaded.values()] : old));
    };
    const loadAll = async () => {
      // Where it fails the search knows the words that are here.
      await load(language).catch(() => !isLeft && setFailed(language));
      await Promise.allSettled(languageCodes.map(load));
    };
    void loadAll();
    return () => {
      isLeft = true;
    };
  }, [language, whole]);

  return useMemo(() => {
    const own = known.find((each) => each.language === language);
    return {
      languages: [own ?? words, ...known.filter((each) => each !== own)],
      isPending: own === undefined && failed !== language,
    };
  }, [words, language, known, failed]);
}
