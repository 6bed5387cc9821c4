import { type Followed, useStore } from '../../state/store.ts';
import { readKept } from './change-kept.ts';
import type { Entries } from './kinds.ts';

const NOTHING: Entries = new Map();

let known: Entries = NOTHING;
const kept: Followed<Entries | undefined> = {
  initial: undefined,
  get: () => known,
  subscribe(listener) {
    const read = () => {
      known = readKept();
      listener();
    };
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
};

/** Everything that is kept, as this and other tabs change it; undefined during hydration. */
export function useKept(): Entries | undefined {
  return useStore(kept);
}
