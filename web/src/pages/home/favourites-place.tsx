import type { CSSProperties } from 'react';
import { browserStorage } from '../../state/storage.ts';
import { type Followed, useStore } from '../../state/store.ts';
import { createLazyModule, useNeeded } from '../../ui/lazy-module.ts';

/** Where it cannot be loaded, the tools are all below as well. */
const section = createLazyModule(() => import('./favourites-section.tsx'));

const NAME = 'favourites';
const storage = browserStorage();
const storedCount: Followed<number | undefined> = {
  initial: undefined,
  get: () => storage.read(NAME)?.split(',').length ?? 0,
  subscribe: (listener) => storage.watch(NAME, listener),
};

/**
 * The visitor's favourites. The prerendered page has none: `web/build/first-script.ts` tells the styles how many there
 * are, so that their room is there from the first paint. Nothing is loaded for visitors without favourites.
 */
export function FavouritesPlace() {
  const count = useStore(storedCount);
  const Section = useNeeded(section, count !== undefined && count > 0)?.FavouritesSection;

  // The favourites themselves need no room that is reserved. React's type knows no custom properties.
  const style = { '--favourites': Section ? 0 : count } as CSSProperties;
  return (
    <div className="favourites-place" style={count === undefined ? undefined : style}>
      {Section && <Section />}
    </div>
  );
}
