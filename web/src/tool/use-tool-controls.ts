import { useReadProblem } from './read-problem-note.tsx';
import { useAnyToolStore, useHistoryPart } from './tool.tsx';

/** Undo, redo and start over of the surrounding tool. Re-renders only when one of them becomes possible or impossible. */
export function useToolControls() {
  const store = useAnyToolStore();
  const initial = store.pristine.present;
  const canUndo = useHistoryPart(store, ({ past }) => past.length > 0);
  const canRedo = useHistoryPart(store, ({ future }) => future.length > 0);
  const isChanged = useHistoryPart(store, ({ present }) => present !== initial);
  const problem = useReadProblem(store);
  return {
    canUndo,
    canRedo,
    canStartOver: isChanged || problem !== undefined,
    undo: store.undo,
    redo: store.redo,
    startOver: store.startOver,
  };
}
