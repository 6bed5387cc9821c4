import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from '../state/store.ts';
import type { PageWords } from './page-words.ts';
import type { WordsStore } from './words-store.ts';

let current: PageWords | undefined;

/** For code outside of components: the words that the page speaks now. */
export function currentWords(): PageWords {
  if (current === undefined) throw new Error('no words have been set up');
  return current;
}

/** For pages without a provider, as in the tests of parts. */
export function setCurrentWords(words: PageWords): void {
  current = words;
}

const WordsContext = createContext<PageWords | undefined>(undefined);
const StoreContext = createContext<WordsStore | undefined>(undefined);

export function useWords(): PageWords {
  return useContext(WordsContext) ?? currentWords();
}

/** For what loads other words than those of the page. */
export function useWordsStore(): WordsStore {
  const store = useContext(StoreContext);
  if (store === undefined) throw new Error('there are no other words');
  return store;
}

interface WordsProviderProps {
  readonly store: WordsStore;
  readonly children: ReactNode;
}

export function WordsProvider({ store, children }: WordsProviderProps) {
  const words = useStore(store);
  current = words;
  return (
    <StoreContext value={store}>
      <WordsContext value={words}>{children}</WordsContext>
    </StoreContext>
  );
}
