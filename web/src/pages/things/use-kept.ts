import { useSyncExternalStore } from 'react';
import { readKept } from './change-kept.ts';
import type { Entries } from './kinds.ts';

const NOTHING: Entries = new Map();

let known: Entries = NOTHING;

/** Everything that is kept, as this and other tabs change it; undefined during hydration. */
export function useKept(): Entries | undefined {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  const read = () => {
    known = readKept();
    listener();
  };
  read();
  window.addEventListener('storage', read);
  return () => window.removeEventListener('storage', read);
}
