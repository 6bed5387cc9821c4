import { useSyncExternalStore } from 'react';

let spoken = '';
const listeners = new Set<() => void>();

/** Announces a short sentence to screen readers. */
export function announce(text: string): void {
  // A no-break space makes a repeated sentence different, so that it is announced again.
  spoken = text === spoken ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

/** The site's one polite live region; part of the shell. */
export function Announcer() {
  const text = useSyncExternalStore(
    subscribe,
    () => spoken,
    () => '',
  );
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
