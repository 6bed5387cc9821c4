import { type PointerEvent, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useWords } from '../../words/use-words.tsx';
import { announce } from '../announcer.tsx';
import { useListedShortcuts } from '../shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from '../shortcuts/shortcut-group.ts';
import { dragRow, rowsOf } from './drag-row.ts';

const SHORTCUTS = defineShortcuts('shortcuts.rows.title', {
  up: { name: 'shortcuts.rows.up', keys: ['Alt ArrowUp'] },
  down: { name: 'shortcuts.rows.down', keys: ['Alt ArrowDown'] },
});

const CONTROLS = 'button, input, select, textarea';

/** Called when a drag starts on a row's handle. */
export type DragStart = (index: number, event: PointerEvent<HTMLElement>) => void;

interface Reorder {
  /** The ref of the list, which also moves rows by keys. Its rows have `data-row`; a sibling that adds rows has `data-add-row`. */
  readonly list: RefCallback<HTMLElement>;
  /** For `RowButtons`. A move outside the list is ignored. */
  readonly move: (from: number, to: number) => void;
  /** For `RowButtons`. */
  readonly remove: (index: number) => void;
  /** For `DragHandle`. */
  readonly drag: DragStart;
}

/**
 * Reordering by buttons, by keys and by dragging, and removing. Announces where a row went, and keeps the focus on it or on the
 * row that took its place. The functions are referentially stable, so that rows can be memoised.
 */
export function useReorder<Row>(
  rows: readonly Row[],
  onChange: (rows: readonly Row[]) => void,
  /** The name of a row, counted from 1: "Line 3". */
  rowName: (number: number) => string,
): Reorder {
  const { t } = useWords();
  useListedShortcuts(SHORTCUTS);
  const element = useRef<HTMLElement>(null);
  const focusNext = useRef<(() => HTMLElement | null | undefined) | null>(null);
  const latest = useRef({ rows, onChange, rowName, t });

  useEffect(() => {
    latest.current = { rows, onChange, rowName, t };
    focusNext.current?.()?.focus();
    focusNext.current = null;
  });

  /** After the change the same button of that row gets the focus. */
  const focusRow = useCallback((row: number) => {
    const pressed = document.activeElement?.getAttribute('data-row-button');
    if (!pressed) return;
    const area = element.current?.parentElement;
    focusNext.current = () =>
      rowsOf(element.current)[row]?.querySelector<HTMLElement>(`[data-row-button="${pressed}"]`) ??
      area?.querySelector<HTMLElement>('[data-add-row] input, button[data-add-row]');
  }, []);

  const move = useCallback(
    (from: number, to: number) => {
      const { rows, onChange, rowName, t } = latest.current;
      const item = rowName(from + 1);
      if (to < 0) return announce(t('ui.reorder.first', { item }));
      if (to >= rows.length) return announce(t('ui.reorder.last', { item }));
      focusRow(to);
      onChange(moved(rows, from, to));
      announce(t('ui.reorder.moved', { item, position: to + 1, count: rows.length }));
    },
    [focusRow],
  );

  const remove = useCallback(
    (index: number) => {
      const { rows, onChange, rowName, t } = latest.current;
      const left = rows.length - 1;
      focusRow(Math.min(index, left - 1));
      onChange(rows.toSpliced(index, 1));
      announce(t('ui.reorder.removed', { item: rowName(index + 1), count: left }));
    },
    [focusRow],
  );

  const drag: DragStart = useCallback(
    (index, event) => {
      if (event.button !== 0 || !element.current) return;
      event.preventDefault();
      dragRow(element.current, index, event.nativeEvent, (to) => to !== index && move(index, to));
    },
    [move],
  );

  const list = useCallback(
    (list: HTMLElement | null) => {
      element.current = list;

      function press(event: KeyboardEvent) {
        const name = findShortcut(SHORTCUTS, event);
        if (name === undefined) return;
        const rows = rowsOf(list);
        const from = rows.findIndex((row) => row.contains(document.activeElement));
        if (from === -1) return;
        event.preventDefault();
        const to = name === 'up' ? from - 1 : from + 1;
        const place = controlsOf(rows[from]).findIndex((control) => control.matches(':focus'));
        if (rows[to]) focusNext.current = () => controlsOf(rowsOf(element.current)[to])[place];
        move(from, to);
      }
      list?.addEventListener('keydown', press);
      return () => {
        list?.removeEventListener('keydown', press);
        element.current = null;
      };
    },
    [move],
  );

  return { list, move, remove, drag };
}

function controlsOf(row: HTMLElement | undefined): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}

/** The same rows with one of them elsewhere; unchanged when either place is outside the list. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  const rest = rows.toSpliced(from, 1);
  return rest.toSpliced(to, 0, row);
}
