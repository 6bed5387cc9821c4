import type { ComponentType } from 'react';
import { createStore, useStore } from '../state/store.ts';
import { tellNotLoaded } from '../ui/tell-not-loaded.ts';

/** One of the site's dialogs. Open while mounted. */
export type SiteDialog = ComponentType<{ readonly onClose: () => void }>;

const shown = createStore<SiteDialog | undefined>(undefined);

/** Opens a dialog of the site; the footer renders it. */
export async function openDialog(load: () => Promise<SiteDialog>): Promise<void> {
  try {
    shown.set(await load());
  } catch {
    tellNotLoaded();
  }
}

export function closeDialog(): void {
  shown.set(undefined);
}

export function useOpenDialog(): SiteDialog | undefined {
  return useStore(shown);
}
