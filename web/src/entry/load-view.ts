import type { Page } from '@fucina/site';
import type { View } from '../navigation/navigation.ts';
import { loadPage } from './page-modules.ts';

/** The content of a page, or why it could not be loaded. */
export async function loadView(page: Page): Promise<View> {
  try {
    const { Page: Content } = await loadPage(page.id).catch((reason) =>
      loadDocument(page.path, reason),
    );
    return { kind: 'page', Content };
  } catch (reason) {
    return { kind: 'failed', reason };
  }
}

/** Loads the code of a page before a link to it is followed. */
export function preloadPage(page: Page): void {
  // The failure page is shown when the link is followed.
  loadPage(page.id).catch(() => undefined);
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
