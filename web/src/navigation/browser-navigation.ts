import { type Page, readPath } from '@fucina/site';
import { watchLinks } from './links.ts';
import type { Navigation, Place, View } from './navigation.ts';
import { createScrollPositions } from './scroll-positions.ts';

interface BrowserNavigationOptions {
  /** What the document shows already. */
  readonly first: View;
  /** Loads a page; it does not reject. */
  readonly load: (page: Page) => Promise<View>;
  /** Loads a page that is likely to be visited next. */
  readonly preload: (page: Page) => void;
}

/**
 * One page after the other in the same document: links and the browser's back and forward load the page,
 * then show it. The newest navigation wins.
 */
export function createBrowserNavigation({
  first,
  load,
  preload,
}: BrowserNavigationOptions): Navigation {
  const positions = createScrollPositions();
  const listeners = new Set<() => void>();
  let place: Place = {
    key: entryKey(),
    page: currentPage(),
    view: first,
    scrollTo: undefined,
  };
  let isPending = false;
  let newest = 0;

  /** `enter` changes the address when it has not changed yet, and says where to scroll. */
  async function show(page: Page | undefined, enter: () => Place['scrollTo']) {
    newest += 1;
    const own = newest;
    setPending(true);
    const view: View = page ? await load(page) : { kind: 'not-found' };
    if (own !== newest) return;
    isPending = false;
    const scrollTo = enter();
    place = { key: entryKey(), page, view, scrollTo };
    notify();
  }

  function follow(url: URL, page: Page) {
    void show(page, () => {
      positions.set(place.key, window.scrollY);
      const isSame = url.href === location.href;
      history[isSame ? 'replaceState' : 'pushState']({ key: newKey() }, '', url);
      return url.hash === '' ? 0 : 'fragment';
    });
  }

  function onPopState() {
    positions.set(place.key, window.scrollY);
    // A link to a fragment of this page: the browser has scrolled there itself.
    const isNewEntry = readKey() === undefined;
    const key = entryKey();
    const page = currentPage();
    const scrollTo = isNewEntry ? undefined : (positions.get(key) ?? 'fragment');
    if (page !== place.page) {
      void show(page, () => scrollTo);
      return;
    }
    newest += 1;
    isPending = false;
    place = { ...place, key, scrollTo };
    notify();
  }

  function setPending(value: boolean) {
    if (isPending === value) return;
    isPending = value;
    notify();
  }

  function notify() {
    for (const listener of listeners) listener();
  }

  window.addEventListener('popstate', onPopState);
  positions.rememberUntilReload(() => place.key);
  watchLinks({ follow, preload });

  return {
    place: () => place,
    isPending: () => isPending,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The page at the address. Another spelling of its path is replaced, as the server would redirect it. */
function currentPage(): Page | undefined {
  const target = readPath(location.pathname);
  if (target.kind === 'none') return undefined;
  if (target.kind === 'redirect') {
    const { search, hash } = location;
    history.replaceState(history.state, '', target.page.path + search + hash);
  }
  return target.page;
}

/** The key of the current history entry, which gets one if it has none. */
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
