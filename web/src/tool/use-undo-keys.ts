import { useEffect } from 'react';
import { useListedShortcuts } from '../ui/shortcuts/listed-shortcuts.ts';
import { defineShortcuts, findShortcut } from '../ui/shortcuts/shortcut-group.ts';
import { isTextField } from '../ui/shortcuts/typing.ts';

const SHORTCUTS = defineShortcuts('shortcuts.tool', {
  undo: { name: 'ui.undo', keys: ['Mod Z'] },
  redo: { name: 'ui.redo', keys: ['Mod Shift Z', 'Ctrl Y'] },
});

/** Works where the browser has no history of its own: anywhere but in a text field. */
export function useUndoKeys({ undo, redo }: { undo(): void; redo(): void }) {
  useListedShortcuts(SHORTCUTS);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const name = findShortcut(SHORTCUTS, event);
      if (name === undefined || isTextField(event.target)) return;
      event.preventDefault();
      if (name === 'undo') undo();
      else redo();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}
