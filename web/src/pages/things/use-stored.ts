import { type Followed, useStore } from '../../state/store.ts';
import { readStored } from './change-stored.ts';
import type { Entries } from './kinds.ts';

const NOTHING: Entries = new Map();

let known: Entries = NOTHING;
const kept: Followed<Entries | undefined> = {
  initial: undefined,
  get: () => known,
  subscribe(listener) {
    const read = () => {
      known = readStored();
      listener();
    };
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  },
};

/** Everything that is kept, as this and other tabs change it; undefined during hydration. */
export function useStored(): Entries | undefined {
  return useStore(kept);
}
