import { createStore, useStore } from '../state/store.ts';

/** What the search was opened with. */
export interface SearchRequest {
  readonly query: string;
  /** Whether the first result is chosen at once. */
  readonly isEntered?: boolean;
}

const request = createStore<SearchRequest | undefined>(undefined);

/** Opens the search. `palette` shows it: its code is above this folder and loaded later. */
export function openSearch(query = '', isEntered = false): void {
  request.set({ query, isEntered });
}

export function closeSearch(): void {
  request.set(undefined);
}

export function toggleSearch(): void {
  request.set(request.get() ? undefined : { query: '' });
}

/** Undefined while the search is closed. */
export function useSearchRequest(): SearchRequest | undefined {
  return useStore(request);
}
