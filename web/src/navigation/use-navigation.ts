import { createContext, useContext, useLayoutEffect, useSyncExternalStore } from 'react';
import { type Navigation, type Place, standStill } from './navigation.ts';

// Parts are tested without a page around them.
export const NavigationContext = createContext<Navigation>(
  standStill(undefined, { kind: 'not-found' }),
);

export function usePlace(): Place {
  const { place, subscribe } = useContext(NavigationContext);
  return useSyncExternalStore(subscribe, place, place);
}

export function useIsPending(): boolean {
  const { isPending, subscribe } = useContext(NavigationContext);
  return useSyncExternalStore(subscribe, isPending, isPending);
}

/** Scrolls to the top of a new page, to the fragment of its address, or back to where the visitor was. */
export function useScrollPosition(): void {
  const place = usePlace();
  useLayoutEffect(() => {
    if (place.scrollTo === undefined) return;
    const fragment =
      place.scrollTo === 'fragment' && document.getElementById(readFragment(location.hash));
    if (fragment) fragment.scrollIntoView();
    else window.scrollTo(0, place.scrollTo === 'fragment' ? 0 : place.scrollTo);
  }, [place]);
}

function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
