import { searchQuery } from '@fucina/site';
import { useEffect, useEffectEvent } from 'react';
import { usePlace } from '../navigation/use-navigation.ts';
import { closeSearch, openSearch, useSearchRequest } from '../shell/search-request.ts';
import { loadAfterFirstInput } from '../ui/after-first-input.ts';
import { createLazyModule } from '../ui/lazy-module.ts';
import { tellNotLoaded } from '../ui/tell-not-loaded.ts';
import type { FindExample } from './use-actions.ts';
import { useEarlyKeys } from './use-early-keys.ts';

const palette = createLazyModule(() => import('./palette.tsx'));

/** Shows the search when something opens it. Its code is loaded after the visitor's first input. */
export function PaletteHost({ findExample }: { readonly findExample: FindExample }) {
  const request = useSearchRequest();
  const Palette = palette.useLoaded()?.Palette;
  useSearchInAddress();
  useEarlyKeys(Palette === undefined ? request : undefined);
  useEffect(() => loadAfterFirstInput(palette.load), []);

  const load = useEffectEvent(() => {
    palette.load().catch(() => {
      closeSearch();
      tellNotLoaded();
    });
  });
  useEffect(() => {
    if (request) load();
  }, [request]);

  if (request === undefined || Palette === undefined) return null;
  return <Palette asked={request} findExample={findExample} onClose={closeSearch} />;
}

/** `/?q=gradient` opens the search with its results, for bookmarks and for the browser's own search. */
function useSearchInAddress(): void {
  const { page, key } = usePlace();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation to the home page may ask
  useEffect(() => {
    const address = new URL(location.href);
    const asked = page?.id === 'home' ? address.searchParams.get(searchQuery) : null;
    if (asked === null) return;
    address.searchParams.delete(searchQuery);
    history.replaceState(history.state, '', address);
    openSearch(asked);
  }, [page, key]);
}
