import { useId } from 'react';
import { browserStorage } from '../state/storage.ts';
import { useInBrowser } from '../state/store.ts';
import { createLazyModule, useNeeded } from '../ui/lazy-module.ts';

const parts = createLazyModule(() => import('./recent-parts.tsx'));
const storage = browserStorage();

/**
 * What was looked up before, for a field: the id for its `list`, and the part that draws it and remembers what was
 * found. Undefined, and nothing is loaded, until something was found.
 */
export function useRecents(name: 'recent-servers' | 'recent-players', found: string | undefined) {
  const listId = useId();
  // The part that is loaded follows changes.
  const isStored = useInBrowser(() => storage.read(name) !== undefined, false);
  const isNeeded = isStored || found !== undefined;
  // Without it the lookup works as well.
  const loaded = useNeeded(parts, isNeeded);
  return isNeeded && loaded ? { listId, RecentParts: loaded.RecentParts } : undefined;
}
