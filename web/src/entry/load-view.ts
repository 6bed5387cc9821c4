import { type Page, wordsFilesOf } from '@fucina/site';
import type { View } from '../navigation/navigation.ts';
import type { WordsStore } from '../words/words-store.ts';
import { loadPage } from './page-modules.ts';

/**
 * The content of a page, or of the 404 page; or why it could not be loaded. Without `words` nobody loads the page's
 * words.
 */
export async function loadView(page: Page | undefined, words?: WordsStore): Promise<View> {
  try {
    const [{ Page: Content }] = await loadParts(page, words).catch((reason) => {
      if (page === undefined) throw reason;
      return loadDocument(page.path, reason);
    });
    return { kind: 'page', Content };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}

/** Loads the code and the words of a page before a link to it is followed. */
export function preloadPage(page: Page, words: WordsStore): void {
  // The failure page is shown when the link is followed.
  loadParts(page, words).catch(() => undefined);
}

function loadParts(page: Page | undefined, words: WordsStore | undefined) {
  return Promise.all([loadPage(page?.id), ...wordsFilesOf(page).map((file) => words?.need(file))]);
}

/**
 * A chunk that cannot be loaded may belong to an older release of the site. Loading the whole document gets the
 * current chunks. Offline, the original reason is thrown.
 */
async function loadDocument(path: string, reason: unknown): Promise<never> {
  const answer = await fetch(path, { method: 'HEAD' }).catch(() => undefined);
  if (answer === undefined) throw reason;
  if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`.trim());
  window.location.assign(path);
  // Never resolves: nothing is rendered until the new document replaces this one.
  return new Promise(() => undefined);
}
