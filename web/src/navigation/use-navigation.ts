import { createContext, useContext, useLayoutEffect } from 'react';
import { useStore } from '../state/store.ts';
import { fixedNavigation, type Navigation, type Place } from './navigation.ts';

/** No page, from which nothing leads away: for tests of single components. */
export const nowhere = fixedNavigation(undefined, { kind: 'page', Content: () => null });

export const NavigationContext = createContext<Navigation>(nowhere);

export function usePlace(): Place {
  return useStore(useContext(NavigationContext).place);
}

export function useIsPending(): boolean {
  return useStore(useContext(NavigationContext).isPending);
}

/** Opens an address of this site, as a link would. */
export function useVisit(): Navigation['visit'] {
  return useContext(NavigationContext).visit;
}

/** After a navigation: scrolls to the top, to the fragment in the address, or to the restored position. */
export function useScrollPosition(): void {
  const place = usePlace();
  useLayoutEffect(() => {
    if (place.scrollTo === undefined) return;
    const fragment =
      place.scrollTo === 'fragment' && document.getElementById(readFragment(location.hash));
    if (fragment) {
      // Browsers do it only where they load the page.
      fragment.closest('details')?.setAttribute('open', '');
      fragment.scrollIntoView();
    } else window.scrollTo(0, place.scrollTo === 'fragment' ? 0 : place.scrollTo);
  }, [place]);
}

function readFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
