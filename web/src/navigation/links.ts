import { isWrittenByServer, type Page, readPath } from '@fucina/site';

interface LinkHandlers {
  readonly follow: (url: URL, page: Page) => void;
  readonly preload: (page: Page) => void;
}

/**
 * Handles clicks on links to the site's pages, and preloads a page when its link is hovered, focused or touched.
 * Links with a `target` are left to the browser, and those to pages that our server writes.
 */
export function watchLinks({ follow, preload }: LinkHandlers): void {
  const onHint = (event: Event) => {
    const page = linkOf(event)?.page;
    if (page) preload(page);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onHint, { passive: true });
  }
  document.addEventListener('click', (event) => {
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (event.defaultPrevented || event.button !== 0 || isModified) return;
    const link = linkOf(event);
    if (link === undefined || isFragment(link.url)) return;
    event.preventDefault();
    follow(link.url, link.page);
  });
}

function linkOf({ target }: Event): { readonly url: URL; readonly page: Page } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const found = url.origin === location.origin ? readPath(url.pathname) : undefined;
  if (found?.kind !== 'page' || isWrittenByServer(found.page)) return undefined;
  return { url, page: found.page };
}

/** A link to a fragment of the current page: the browser scrolls to it. */
export function isFragment({ hash, pathname, search }: URL): boolean {
  return hash !== '' && pathname === location.pathname && search === location.search;
}
