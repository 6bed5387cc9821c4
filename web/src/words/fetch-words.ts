import type { LanguageCode } from '@fucina/site';

const RETRY_AFTER_MS = [1000, 3000];

/** Fetches the words of a language from our server (specification 7.7), and tries again twice where there is a network. */
export async function fetchWords(language: LanguageCode): Promise<object> {
  for (const delayMs of RETRY_AFTER_MS) {
    try {
      return await fetchOnce(language);
    } catch (thrown) {
      // Another try would need a network: whoever chose the language is told at once.
      if (!navigator.onLine) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return fetchOnce(language);
}

async function fetchOnce(language: LanguageCode): Promise<object> {
  // Preloaded by the document's head under this very address (web/build/document.ts).
  const answer = await fetch(`/locales/${language}/translation.json`);
  if (!answer.ok) throw new Error(`no words of ${language}: ${answer.status}`);
  const words: unknown = await answer.json();
  if (typeof words !== 'object' || words === null) throw new Error(`no words of ${language}`);
  return words;
}
