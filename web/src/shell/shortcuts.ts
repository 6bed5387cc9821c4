import type { WordKey } from '@fucina/site';
import { useEffect } from 'react';
import { choiceField } from '../state/field.ts';
import { createStoredValue } from '../state/stored-value.ts';
import { openSearch, toggleSearch } from './search-request.ts';

interface Shortcut {
  readonly name: WordKey;
  /** As written on the keys; `Mod` is ⌘ on Apple's systems and Ctrl elsewhere. */
  readonly keys: readonly string[];
  readonly matches: (event: KeyboardEvent) => boolean;
  readonly run: () => void;
}

/** Shortcuts of a single character must be possible to switch off (WCAG 2.1.4). */
export const slashKey = createStoredValue('slash-key', choiceField(['on', 'off'], 'on'));

/** The keys that work on every page. */
const shortcuts = {
  search: {
    name: 'search.title',
    keys: ['Mod', 'K'],
    matches: (event) =>
      event.key.toLowerCase() === 'k' &&
      (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey) &&
      !event.altKey &&
      !event.shiftKey,
    run: toggleSearch,
  },
  searchWithSlash: {
    name: 'search.title',
    keys: ['/'],
    // Shift is needed on some keyboards, the Italian among them.
    matches: (event) =>
      event.key === '/' &&
      !(event.ctrlKey || event.metaKey || event.altKey) &&
      !isInField(event.target) &&
      slashKey.get() === 'on',
    run: () => openSearch(),
  },
} as const satisfies Record<string, Shortcut>;

export function useShortcuts(): void {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const shortcut = Object.values(shortcuts).find(({ matches }) => matches(event));
      if (shortcut === undefined || isBehindDialog()) return;
      event.preventDefault();
      shortcut.run();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

export function isApple(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}

/** Another dialog than the search is open, and the page behind it does not react. */
function isBehindDialog(): boolean {
  return document.querySelector('dialog[open]:not([data-search])') !== null;
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select') !== null)
  );
}
