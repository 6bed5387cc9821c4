import { useState, useSyncExternalStore } from 'react';
import { browserWorld } from './browser-world.ts';
import { createHistory, type History } from './history.ts';
import type { ToolDefinition } from './tool-definition.ts';
import { createToolStore, type ToolStore } from './tool-store.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/**
 * A tool's store, the same one at every rendering: for pages that are too much to be drawn again as a whole at every
 * key. Their parts take from it what they show (`usePart`).
 */
export function useToolStore<State extends object>(
  definition: ToolDefinition<State>,
): ToolStore<State> {
  const [store] = useState(() =>
    typeof window === 'undefined'
      ? prerenderedStore(definition)
      : createToolStore(definition, browserWorld()),
  );
  useUndoKeys(store);
  return store;
}

/** What a part of the page shows: it is drawn again when this is another. While hydrating, that of the defaults. */
export function usePart<State, Part>(
  store: ToolStore<State>,
  pick: (history: History<State>) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.pristine),
  );
}

/** Nothing happens to it where pages are prerendered: there is neither an address nor anybody who types. */
function prerenderedStore<State>({ initial }: ToolDefinition<State>): ToolStore<State> {
  const pristine = createHistory(initial);
  return {
    pristine,
    get: () => pristine,
    subscribe: () => nothing,
    set: nothing,
    undo: nothing,
    redo: nothing,
    link: () => Promise.reject(new Error('a link is asked for by a person, in a browser')),
  };
}

function nothing() {}
