import { ESTIMATED_FONT, type GameFont } from '@fucina/minecraft-text';
import { useEffect, useSyncExternalStore } from 'react';

let font: GameFont = ESTIMATED_FONT;
let isLoading = false;
const listeners = new Set<() => void>();

/** The font by which previews measure text. Prerendered pages and hydration have the estimated one. */
export function useGameFont(): GameFont {
  return useSyncExternalStore(
    subscribe,
    () => font,
    () => ESTIMATED_FONT,
  );
}

/** Loads Unifont's table, for text with characters that the estimated font does not know. */
export function useCompleteFont(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded && !isLoading) load();
  }, [isNeeded]);
}

async function load() {
  isLoading = true;
  try {
    font = (await import('@fucina/minecraft-text/complete-font')).COMPLETE_FONT;
    for (const listener of listeners) listener();
  } catch {
    // Without it widths are estimated; the next text that needs it tries again.
    isLoading = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
