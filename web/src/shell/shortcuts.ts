import { useEffect } from 'react';
import { useListedShortcuts } from '../ui/shortcuts/listed-shortcuts.ts';
import {
  defineShortcuts,
  findShortcut,
  type ShortcutName,
} from '../ui/shortcuts/shortcut-group.ts';
import { takesCharacters } from '../ui/shortcuts/typing.ts';
import { loadShortcutsDialog } from './footer-parts.ts';
import { openDialog } from './open-dialog.ts';
import { toggleSearch } from './search-request.ts';

const SHORTCUTS = defineShortcuts('shortcuts.site', {
  search: { name: 'search.title', keys: ['Mod K', '/'] },
  shortcuts: { name: 'shortcuts.title', keys: ['?'] },
});

/** The keys that work on every page. */
export function useShortcuts(): void {
  useListedShortcuts(SHORTCUTS);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const name = findShortcut(SHORTCUTS, event);
      if (name === undefined || isBehindDialog(name) || isTyped(event)) return;
      event.preventDefault();
      if (name === 'search') toggleSearch();
      else void openDialog(loadShortcutsDialog);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** A dialog is open, and the page behind it does not react; the search can be closed by its own keys. */
function isBehindDialog(name: ShortcutName<typeof SHORTCUTS>): boolean {
  const dialogs = name === 'search' ? 'dialog[open]:not([data-search])' : 'dialog[open]';
  return document.querySelector(dialogs) !== null;
}

function isTyped({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && takesCharacters(target);
}
