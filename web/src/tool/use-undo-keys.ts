import { useEffect } from 'react';
import type { History } from '../state/history.ts';
import { useListedShortcuts } from '../ui/shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from '../ui/shortcuts/shortcut-group.ts';
import { isTextField } from '../ui/shortcuts/typing.ts';

export const UNDO_SHORTCUTS = {
  undo: { name: 'ui.undo', keys: ['Mod Z'] },
  redo: { name: 'ui.redo', keys: ['Mod Shift Z', 'Ctrl Y'] },
} as const;
const SHORTCUTS = defineShortcuts('shortcuts.tool', UNDO_SHORTCUTS);

interface UndoKeysProps {
  get(): History<unknown>;
  undo(): void;
  redo(): void;
}

/**
 * Works where the browser has no history of its own: anywhere but in a text field, and there too for a change of
 * more than the field.
 */
export function useUndoKeys({ get, undo, redo }: UndoKeysProps) {
  useListedShortcuts(SHORTCUTS);
  useEffect(() => {
    /** The state in which somebody typed into a field that is no part of it. */
    let typedIn: unknown;
    const type = () => {
      typedIn = get().present;
    };
    function press(event: KeyboardEvent) {
      const name = findShortcut(SHORTCUTS, event);
      if (name === undefined) return;
      const { present, future, beyondField } = get();
      const step = name === 'undo' ? present : future[0];
      const isOurs = step !== undefined && step === beyondField && typedIn !== present;
      if (isTextField(event.target) && !isOurs) return;
      event.preventDefault();
      if (name === 'undo') undo();
      else redo();
    }
    document.addEventListener('keydown', press);
    document.addEventListener('input', type);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('input', type);
    };
  }, [get, undo, redo]);
}
