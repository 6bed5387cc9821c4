import { blankPicture } from '@fucina/server-icon';
import { readDrawing, writeDrawing } from '@fucina/server-icon/drawing';
import type { Picture } from '@fucina/skin-model';
import { useEffect, useState } from 'react';
import { createHistory, recordStep, redo, undo } from '../../state/history.ts';
import { browserStorage } from '../../state/storage.ts';
import type { IconBase } from '../imaging/icon-work.ts';

const STORED_AS = 'icon-drawing';
const FIRST_SIZE = 16;

export interface DrawingControls {
  readonly drawing: Picture;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly draw: (next: Picture) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The drawing with its history. It is kept in this browser; every change is reported as a new base of the icon. */
export function useDrawing(onBase: (base: IconBase) => void): DrawingControls {
  const [history, setHistory] = useState(() => createHistory(storedDrawing()));
  const { past, present, future } = history;

  useEffect(() => {
    browserStorage().write(STORED_AS, writeDrawing(present));
  }, [present]);

  function go(next: typeof history) {
    setHistory(next);
    onBase({ kind: 'picture', picture: next.present, method: 'nearest' });
  }

  /** Where nothing is left to undo, the icon stays as it is, whatever it was made from. */
  function step(next: typeof history) {
    if (next !== history) go(next);
  }

  return {
    drawing: present,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    draw: (next) => go(isSame(next, present) ? history : recordStep(history, next)),
    undo: () => step(undo(history)),
    redo: () => step(redo(history)),
  };
}

/** A stroke in the color that is there already is no step. */
function isSame(one: Picture, other: Picture): boolean {
  return one.width === other.width && one.data.every((byte, at) => byte === other.data[at]);
}

function storedDrawing(): Picture {
  return readDrawing(browserStorage().read(STORED_AS) ?? '') ?? blankPicture(FIRST_SIZE);
}
