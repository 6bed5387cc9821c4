import type { BackendModule } from 'i18next';

/** Brings the words of a language from our server (specification 7.7). */
export const fetchedWords: BackendModule = {
  type: 'backend',
  /** `read` answers with a promise. */
  callbackApi: false,
  init: () => undefined,
  async read(language: string, namespace: string) {
    // The head preloads this very address (web/build/document.ts).
    const answer = await fetch(`/locales/${language}/${namespace}.json`);
    if (!answer.ok) throw new Error(`no words of ${language}: ${answer.status}`);
    return answer.json();
  },
};
