import { type LanguageCode, languageQuery } from '@fucina/site';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../ui/toast.ts';
import {
  askedLanguage,
  keepInTab,
  languageOfTab,
  preferredLanguage,
  rememberLanguage,
} from '../words/language.ts';
import { useWords, useWordsStore } from '../words/use-words.tsx';

export interface LanguageChoice {
  readonly language: LanguageCode;
  /** Chosen, while its words are being loaded. */
  readonly coming: LanguageCode | undefined;
  readonly choose: (language: LanguageCode) => Promise<void>;
}

/** The page's language and its setter. */
export function useLanguage(): LanguageChoice {
  const { language } = useWords();
  const change = useChangeOrToast();
  const [coming, setComing] = useState<LanguageCode>();
  return {
    language,
    coming,
    async choose(chosen) {
      setComing(chosen);
      const isChanged = await change(chosen);
      setComing(undefined);
      if (!isChanged) return;
      rememberLanguage(chosen);
      // A language in the address would win over the stored one on reload.
      if (askedLanguage()) removeFromAddress();
    },
  };
}

/** The page hydrates in the document's language; a stored choice that differs is applied afterwards. */
export function useStoredLanguage(): void {
  const { language } = useWords();
  const change = useChangeOrToast();
  const applyStored = useEffectEvent(() => {
    const preferred = preferredLanguage();
    if (askedLanguage()) keepInTab(preferred);
    if (preferred === language) return;
    if (!languageOfTab()) rememberLanguage(preferred);
    void change(preferred);
  });
  useEffect(() => applyStored(), []);
}

/** Changes the language, or shows a toast if the words cannot be loaded. False for that, and when another one was chosen since. */
function useChangeOrToast() {
  const { t } = useWords();
  const { change } = useWordsStore();
  return (language: LanguageCode) =>
    change(language).catch(() => {
      toast({
        title: t('shell.language_failed_title'),
        description: t('shell.language_failed'),
        tone: 'danger',
      });
      return false;
    });
}

function removeFromAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(languageQuery);
  window.history.replaceState(window.history.state, '', url);
}
