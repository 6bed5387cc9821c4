import { useEffect } from 'react';
import { closeSearch, openSearch, type SearchRequest } from '../shell/search-request.ts';

/** What is typed into a search that is still being loaded: without this the page would get it. */
export function useEarlyKeys(waiting: SearchRequest | undefined): void {
  useEffect(() => {
    if (waiting === undefined) return;
    const { query } = waiting;
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.isComposing) return;
      if (key === 'Escape') closeSearch();
      else if (key === 'Enter') openSearch(query, true);
      else if (key === 'Backspace') openSearch(query.slice(0, -1));
      else if (key.length === 1) openSearch(query + key);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [waiting]);
}
