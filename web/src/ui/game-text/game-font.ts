import { ESTIMATED_FONT, type GameFont } from '@fucina/minecraft-text';
import { useEffect } from 'react';
import { createStore, useStore } from '../../state/store.ts';

const font = createStore<GameFont>(ESTIMATED_FONT);
let isLoading = false;

/** The font by which previews measure text. Prerendered pages and hydration have the estimated one. */
export function useGameFont(): GameFont {
  return useStore(font);
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
    font.set((await import('@fucina/minecraft-text/complete-font')).COMPLETE_FONT);
  } catch {
    // Without it widths are estimated; the next text that needs it tries again.
    isLoading = false;
  }
}
