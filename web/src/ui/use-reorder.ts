import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useWords } from '../app/use-words.tsx';
import { announce } from './announcer.tsx';
import { dragRow } from './drag-row.ts';

export interface DragStart {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

interface Reorder {
  /** Goes on the element whose children are the rows. */
  readonly list: RefObject<HTMLOListElement | null>;
  /** For the buttons. A move outside the list is ignored. */
  readonly move: (from: number, to: number) => void;
  /** Goes on a row's drag handle. */
  readonly handle: (index: number) => DragStart;
}

/**
 * Reordering by buttons and by dragging: says where a row went and keeps the focus on it. The functions stay the same
 * from one rendering to the next, so that rows can be remembered.
 */
export function useReorder<Row>(
  rows: readonly Row[],
  onReorder: (rows: readonly Row[]) => void,
  /** What a row is called, counted from 1, such as "Line 3". */
  rowName: (number: number) => string,
): Reorder {
  const { t } = useWords();
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<{ row: number; move: string } | null>(null);
  const latest = useRef({ rows, onReorder, rowName, t });

  useEffect(() => {
    latest.current = { rows, onReorder, rowName, t };
    if (!focusNext.current) return;
    const { row, move } = focusNext.current;
    focusNext.current = null;
    list.current?.children[row]?.querySelector<HTMLElement>(`[data-move="${move}"]`)?.focus();
  });

  const move = useCallback((from: number, to: number) => {
    const { rows, onReorder, rowName, t } = latest.current;
    const item = rowName(from + 1);
    if (to < 0) return announce(t('ui.reorder.first', { item }));
    if (to >= rows.length) return announce(t('ui.reorder.last', { item }));
    const pressed = document.activeElement?.getAttribute('data-move');
    if (pressed) focusNext.current = { row: to, move: pressed };
    onReorder(moved(rows, from, to));
    announce(t('ui.reorder.moved', { item, position: to + 1, count: rows.length }));
  }, []);

  const handle = useCallback(
    (index: number) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0 || !list.current) return;
        event.preventDefault();
        dragRow(list.current, index, event.nativeEvent, (to) => to !== index && move(index, to));
      },
    }),
    [move],
  );

  return { list, move, handle };
}

/** The same rows with one of them elsewhere; unchanged when either place is outside the list. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, row);
}
