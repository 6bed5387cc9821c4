import { type Page, readPath } from '@fucina/site';
import { samePageLinks } from '../state/same-page-links.ts';
import { createStore } from '../state/store.ts';
import { isFragment, watchLinks } from './links.ts';
import type { Navigation, Place, View } from './navigation.ts';
import { createScrollPositions } from './scroll-positions.ts';

interface BrowserNavigationOptions {
  /** The view of the current document. */
  readonly first: View;
  /** Must not reject. */
  readonly load: (page: Page | undefined) => Promise<View>;
  readonly preload: (page: Page) => void;
}

/**
 * Client-side navigation: links, back and forward load a page and then show it in the same document. A newer
 * navigation cancels one whose page is still loading.
 */
export function createBrowserNavigation({
  first,
  load,
  preload,
}: BrowserNavigationOptions): Navigation {
  const positions = createScrollPositions();
  const place = createStore<Place>({
    key: entryKey(),
    page: currentPage(),
    view: first,
    scrollTo: undefined,
  });
  const isPending = createStore(false);
  let newest = 0;

  /** `enter` is called once the page is loaded: it updates the address if needed, and returns where to scroll. */
  async function show(page: Page | undefined, enter: () => Place['scrollTo']) {
    newest += 1;
    const own = newest;
    isPending.set(true);
    const view = await load(page);
    if (own !== newest) return;
    isPending.set(false);
    // Room for what the first page's link asked for (`web/build/first-script.ts`).
    document.documentElement.classList.remove('asks');
    const scrollTo = enter();
    place.set({ key: entryKey(), page, view, scrollTo });
  }

  function follow(url: URL, page: Page) {
    void show(page, () => {
      positions.set(place.get().key, window.scrollY);
      const isSame = url.href === location.href;
      history[isSame ? 'replaceState' : 'pushState']({ key: newKey() }, '', url);
      if (isShown(page)) samePageLinks.notify();
      return url.hash === '' ? 0 : 'fragment';
    });
  }

  function isShown(page: Page | undefined): boolean {
    return page?.path === place.get().page?.path;
  }

  function visit(address: string) {
    const url = new URL(address, location.href);
    const target = readPath(url.pathname);
    if (target.kind === 'page' && !isFragment(url)) follow(url, target.page);
    else location.assign(url);
  }

  function onPopState() {
    positions.set(place.get().key, window.scrollY);
    // A new entry is a link to a fragment of this page, to which the browser has already scrolled.
    const isNewEntry = readKey() === undefined;
    const key = entryKey();
    const page = currentPage();
    const scrollTo = isNewEntry ? undefined : (positions.get(key) ?? 'fragment');
    if (!isShown(page)) {
      void show(page, () => scrollTo);
      return;
    }
    newest += 1;
    isPending.set(false);
    place.set({ ...place.get(), key, scrollTo });
  }

  window.addEventListener('popstate', onPopState);
  positions.keepAcrossReloads(() => place.get().key);
  watchLinks({ follow, preload });

  return {
    place,
    isPending,
    visit,
  };
}

/** The page at the current address. A path that the server would redirect is replaced in the same way. */
function currentPage(): Page | undefined {
  const target = readPath(location.pathname);
  if (target.kind === 'none') return undefined;
  if (target.kind === 'redirect') {
    const { search, hash } = location;
    history.replaceState(history.state, '', target.page.path + search + hash);
  }
  return target.page;
}

/** The key of the current history entry; created if it has none. */
function entryKey(): string {
  const known = readKey();
  if (known !== undefined) return known;
  const key = newKey();
  history.replaceState({ key }, '');
  return key;
}

function readKey(): string | undefined {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? state.key : undefined;
  return typeof key === 'string' ? key : undefined;
}

function newKey(): string {
  return Math.random().toString(36).slice(2);
}
