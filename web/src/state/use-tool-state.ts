import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { browserWorld } from './browser-world.ts';
import { createHistory } from './history.ts';
import type { Address } from './tool-address.ts';
import type { ToolDefinition } from './tool-definition.ts';
import { createToolStore, type ToolStore } from './tool-store.ts';

/** What the buttons around a tool need of it, whatever its state. */
export interface ToolControls {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly canStartOver: boolean;
  undo(): void;
  redo(): void;
  /** Back to the defaults, as one step that can be undone. */
  startOver(): void;
  link(): Promise<Address>;
}

export interface Tool<State> {
  readonly state: State;
  readonly set: ToolStore<State>['set'];
  readonly controls: ToolControls;
}

/** A tool's state from the address, else from the last visit, else the defaults; the defaults while hydrating. */
export function useToolState<State extends object>(definition: ToolDefinition<State>): Tool<State> {
  const pristine = useMemo(() => createHistory(definition.initial), [definition]);
  const [store] = useState(() =>
    typeof window === 'undefined'
      ? undefined
      : createToolStore(definition, browserWorld(), pristine),
  );
  const history = useSyncExternalStore(
    store?.subscribe ?? never,
    store?.get ?? (() => pristine),
    () => pristine,
  );
  useUndoKeys(store);
  const canUndo = history.past.length > 0;
  const canRedo = history.future.length > 0;
  const canStartOver = history.present !== definition.initial;
  // The same objects and functions from one keystroke to the next, so that parts can be remembered.
  const controls = useMemo(
    () => ({
      canUndo,
      canRedo,
      canStartOver,
      undo: () => store?.undo(),
      redo: () => store?.redo(),
      startOver: () => store?.set(definition.initial),
      link: () =>
        store?.link() ?? Promise.reject(new Error('a link is asked for by a person, in a browser')),
    }),
    [store, definition, canUndo, canRedo, canStartOver],
  );
  return { state: history.present, set: store?.set ?? nothing, controls };
}

function nothing() {}

function never() {
  return () => undefined;
}

/** Ctrl/⌘ Z where the browser has no history of its own: anywhere but in a text field. */
function useUndoKeys(store: { undo(): void; redo(): void } | undefined) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase();
      const isUndo = key === 'z' && !event.shiftKey;
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey);
      if (!(event.ctrlKey || event.metaKey) || !(isUndo || isRedo)) return;
      if (event.altKey || hasOwnHistory(event.target)) return;
      event.preventDefault();
      if (isUndo) store?.undo();
      else store?.redo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [store]);
}

const WITHOUT_TYPING = ['button', 'checkbox', 'color', 'file', 'radio', 'range', 'reset', 'submit'];

function hasOwnHistory(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    return !target.readOnly && !WITHOUT_TYPING.includes(target.type);
  }
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  return target instanceof HTMLElement && target.isContentEditable;
}
