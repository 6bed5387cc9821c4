import './tool.css';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { browserWorld } from '../state/browser-world.ts';
import { createHistory, type History } from '../state/history.ts';
import type { ToolDefinition } from '../state/tool-definition.ts';
import { createToolStore, type ToolStore } from '../state/tool-store.ts';
import { toast } from '../ui/toast.ts';
import { currentWords } from '../words/use-words.tsx';
import { enterTool } from './current-tool.ts';
import { ReadProblemNote } from './read-problem-note.tsx';
import { useUndoKeys } from './use-undo-keys.ts';

interface BoundStore {
  readonly definition: unknown;
  readonly store: unknown;
}

interface ToolProps<State> {
  readonly of: ToolDefinition<State>;
  readonly children: ReactNode;
}

const BoundStoreContext = createContext<BoundStore | undefined>(undefined);

/**
 * Creates a tool's store and provides it to everything inside. The context value never changes: components
 * re-render because of what they read with `useField` or `useSelected`, never because of this one.
 */
export function Tool<State extends object>({ of, children }: ToolProps<State>) {
  const [bound] = useState(() => ({ definition: of, store: createStore(of) }));
  useUndoKeys(bound.store);
  useEffect(() => enterTool(bound.store), [bound.store]);
  return (
    <BoundStoreContext value={bound}>
      <ReadProblemNote store={bound.store} />
      {children}
    </BoundStoreContext>
  );
}

/** The store of the surrounding `<Tool of={definition}>`, without a subscription to its state. */
export function useToolStore<State>(definition: ToolDefinition<State>): ToolStore<State> {
  const bound = useBoundStore();
  if (bound.definition !== definition) throw new Error(`not inside <Tool> of ${definition.tool}`);
  // The definition is the one that the store was created from.
  return bound.store as ToolStore<State>;
}

/** The store of whichever tool surrounds this, for parts that do not depend on the state's fields. */
export function useAnyToolStore(): ToolStore<unknown> {
  // Undo, redo and links are the same for every state.
  return useBoundStore().store as ToolStore<unknown>;
}

/** One field and its setter, which says whether the value was taken. The component re-renders when this field changes, and not for other fields. */
export function useField<State, Name extends keyof State>(
  definition: ToolDefinition<State>,
  name: Name,
): readonly [State[Name], (value: State[Name]) => boolean] {
  const store = useToolStore(definition);
  const value = useHistoryPart(store, ({ present }) => present[name]);
  const set = useCallback(
    // A computed key loses its type: it is one field of the state with that field's value.
    (next: State[Name]) => store.set({ [name]: next } as unknown as Partial<State>),
    [store, name],
  );
  return [value, set];
}

/** A value derived from the state; re-renders when it changes. The selector must not create a new object each time. */
export function useSelected<State, Value>(
  definition: ToolDefinition<State>,
  select: (state: State) => Value,
): Value {
  return useHistoryPart(useToolStore(definition), ({ present }) => select(present));
}

/** The whole state, for parts that show all of it; re-renders at every change. */
export function useWholeState<State>(definition: ToolDefinition<State>): State {
  return useHistoryPart(useToolStore(definition), ({ present }) => present);
}

/** Part of the history; that of the defaults while hydrating. */
export function useHistoryPart<State, Part>(
  store: ToolStore<State>,
  pick: (history: History<State>) => Part,
): Part {
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.get()),
    () => pick(store.pristine),
  );
}

function useBoundStore(): BoundStore {
  const bound = useContext(BoundStoreContext);
  if (bound === undefined) throw new Error('not inside <Tool>');
  return bound;
}

function createStore<State extends object>(definition: ToolDefinition<State>): ToolStore<State> {
  return typeof window === 'undefined'
    ? prerenderedStore(definition)
    : createToolStore(definition, { ...browserWorld(), refuse: tellRefused });
}

/** The defaults, unchanging: no URL and no user input exist at build time. */
function prerenderedStore<State>({ tool, initial }: ToolDefinition<State>): ToolStore<State> {
  const pristine = createHistory(initial);
  return {
    tool,
    pristine,
    get: () => pristine,
    readProblem: () => undefined,
    subscribe: () => nothing,
    set: refuse,
    undo: nothing,
    redo: nothing,
    startOver: nothing,
    link: () => Promise.reject(new Error('links exist in a browser only')),
    query: () => '',
    restore: nothing,
  };
}

function nothing() {}

function refuse() {
  return false;
}

function tellRefused() {
  const { t } = currentWords();
  toast({ title: t('ui.limit.title'), description: t('ui.limit.text'), tone: 'danger' });
}
