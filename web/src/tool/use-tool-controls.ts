import { useAnyToolStore, useHistoryPart } from './tool.tsx';

/** Undo, redo and start over of the surrounding tool. Re-renders only when one of them becomes possible or impossible. */
export function useToolControls() {
  const store = useAnyToolStore();
  const initial = store.pristine.present;
  const canUndo = useHistoryPart(store, ({ past }) => past.length > 0);
  const canRedo = useHistoryPart(store, ({ future }) => future.length > 0);
  const canStartOver = useHistoryPart(store, ({ present }) => present !== initial);
  return {
    canUndo,
    canRedo,
    canStartOver,
    undo: store.undo,
    redo: store.redo,
    /** Back to the defaults, as one step that can be undone. */
    startOver: () => store.set(initial as object),
  };
}
