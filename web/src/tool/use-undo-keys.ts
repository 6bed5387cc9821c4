import { useEffect } from 'react';
import type { History } from '../state/history.ts';
import { useListedShortcuts } from '../ui/shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from '../ui/shortcuts/shortcut-group.ts';
import { isTextField } from '../ui/shortcuts/typing.ts';

const SHORTCUTS = defineShortcuts('shortcuts.tool', {
  undo: { name: 'ui.undo', keys: ['Mod Z'] },
  redo: { name: 'ui.redo', keys: ['Mod Shift Z', 'Ctrl Y'] },
});

interface UndoKeysProps {
  get(): History<unknown>;
  undo(): void;
  redo(): void;
}

/**
 * Works where the browser has no history of its own: anywhere but in a text field, and there too for a paste that
 * changed more than the field.
 */
export function useUndoKeys({ get, undo, redo }: UndoKeysProps) {
  useListedShortcuts(SHORTCUTS);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const name = findShortcut(SHORTCUTS, event);
      if (name === undefined) return;
      const { present, future, pasted } = get();
      const step = name === 'undo' ? present : future[0];
      if (isTextField(event.target) && (step === undefined || step !== pasted)) return;
      event.preventDefault();
      if (name === 'undo') undo();
      else redo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [get, undo, redo]);
}
