import { fallbackLanguage, isLanguageCode, type LanguageCode, languageQuery } from '@fucina/site';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { askedLanguage, preferredLanguage, rememberLanguage } from './language.ts';
import { useWords } from './use-words.tsx';

interface LanguageChoice {
  readonly language: LanguageCode;
  readonly choose: (language: LanguageCode) => Promise<void>;
}

/** The language of the page and how to choose another; the address keeps query and hash. */
export function useLanguage(): LanguageChoice {
  const { i18n } = useWords();
  const navigate = useNavigate();

  return {
    language: isLanguageCode(i18n.language) ? i18n.language : fallbackLanguage,
    async choose(language) {
      rememberLanguage(language);
      await i18n.changeLanguage(language);
      const { pathname, search, hash } = window.location;
      const query = new URLSearchParams(search);
      if (askedLanguage() === null) return;
      // The address asked for the other language and would win again on reload.
      query.delete(languageQuery);
      await navigate(
        { pathname, search: query.toString(), hash },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}

/** The page was taken over in the document's language; a stored choice that differs comes now. */
export function useStoredLanguage(): void {
  const { i18n } = useWords();
  useEffect(() => {
    const preferred = preferredLanguage();
    if (preferred === i18n.language) return;
    void i18n.changeLanguage(preferred);
    if (askedLanguage() === null) rememberLanguage(preferred);
  }, [i18n]);
}
