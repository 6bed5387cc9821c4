import { type ComponentType, useSyncExternalStore } from 'react';
import { tellNotLoaded } from '../ui/tell-not-loaded.ts';

/** One of the site's dialogs. Open while mounted. */
export type SiteDialog = ComponentType<{ readonly onClose: () => void }>;

let shown: SiteDialog | undefined;
const listeners = new Set<() => void>();

/** Opens a dialog of the site; the footer renders it. */
export async function openDialog(load: () => Promise<SiteDialog>): Promise<void> {
  try {
    show(await load());
  } catch {
    tellNotLoaded();
  }
}

export function closeDialog(): void {
  show(undefined);
}

export function useOpenDialog(): SiteDialog | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

function show(next: SiteDialog | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
