import type { BackendModule } from 'i18next';

/** Brings the words of a language from our server (specification 7.7). */
export const fetchedWords: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    // The head preloads this very address (web/build/document.ts).
    fetch(`/locales/${language}/${namespace}.json`)
      .then((answer) => {
        if (!answer.ok) throw new Error(`no words of ${language}: ${answer.status}`);
        return answer.json();
      })
      .then(
        (words) => done(null, words),
        (error) => done(error, null),
      );
  },
};
