import { type LanguageCode, type WordsFile, wordsPath } from '@fucina/site';

const RETRY_AFTER_MS = [1000, 3000];

/** Fetches a file of words from our server (specification 7.7), and tries again twice where there is a network. */
export async function fetchWords(language: LanguageCode, file: WordsFile): Promise<object> {
  for (const delayMs of RETRY_AFTER_MS) {
    try {
      return await fetchOnce(language, file);
    } catch (thrown) {
      // Another try would need a network: whoever chose the language is told at once.
      if (!navigator.onLine) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return fetchOnce(language, file);
}

async function fetchOnce(language: LanguageCode, file: WordsFile): Promise<object> {
  // Preloaded by the document's head under this very address (web/build/document.ts).
  const answer = await fetch(wordsPath(language, file));
  if (!answer.ok) throw new Error(`no words of ${file} in ${language}: ${answer.status}`);
  const words: unknown = await answer.json();
  if (typeof words !== 'object' || words === null)
    throw new Error(`no words of ${file} in ${language}`);
  return words;
}
