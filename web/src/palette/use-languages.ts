import { type LanguageCode, languageCodes } from '@fucina/site';
import { useEffect, useMemo, useState } from 'react';
import { fetchWords } from '../words/fetch-words.ts';
import { createPageWords, type PageWords } from '../words/page-words.ts';
import { useWords } from '../words/use-words.tsx';
import type { Languages } from './all-items.ts';

const loaded = new Map<LanguageCode, PageWords>();

/** The words of the page and, once they are loaded, of the other languages. */
export function useLanguages(): Languages {
  const own = useWords();
  const [others, setOthers] = useState<readonly PageWords[]>(() => [...loaded.values()]);

  useEffect(() => {
    let isLeft = false;
    const missing = languageCodes.filter((code) => code !== own.language && !loaded.has(code));
    for (const code of missing) {
      fetchWords(code).then(
        (tree) => {
          loaded.set(code, createPageWords(code, { [code]: tree }));
          if (!isLeft) setOthers([...loaded.values()]);
        },
        // Then the search knows the words of the page alone.
        () => undefined,
      );
    }
    return () => {
      isLeft = true;
    };
  }, [own.language]);

  return useMemo(
    () => [own, ...others.filter(({ language }) => language !== own.language)],
    [own, others],
  );
}
