import { useMemo } from 'react';
import type { Address } from './tool-address.ts';
import type { ToolStore } from './tool-store.ts';
import { usePart } from './use-tool-store.ts';

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

/** The same object from one keystroke to the next, so that parts can be remembered. */
export function useToolControls<State>(store: ToolStore<State>): ToolControls {
  const initial = store.pristine.present;
  const canUndo = usePart(store, ({ past }) => past.length > 0);
  const canRedo = usePart(store, ({ future }) => future.length > 0);
  const canStartOver = usePart(store, ({ present }) => present !== initial);
  return useMemo(
    () => ({
      canUndo,
      canRedo,
      canStartOver,
      undo: store.undo,
      redo: store.redo,
      startOver: () => store.set(initial),
      link: store.link,
    }),
    [store, initial, canUndo, canRedo, canStartOver],
  );
}
