import { useSyncExternalStore } from 'react';

/** What the search was opened with. */
export interface SearchRequest {
  readonly query: string;
}

let request: SearchRequest | undefined;
const listeners = new Set<() => void>();

/** Opens the search. `palette` shows it: its code is above this folder and loaded later. */
export function openSearch(query = ''): void {
  show({ query });
}

export function closeSearch(): void {
  show(undefined);
}

export function toggleSearch(): void {
  show(request ? undefined : { query: '' });
}

/** Undefined while the search is closed. */
export function useSearchRequest(): SearchRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
}

function show(next: SearchRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
