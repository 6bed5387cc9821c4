import { createStore, useStore } from '../state/store.ts';

const spoken = createStore('');

/** Announces a short sentence to screen readers. */
export function announce(text: string): void {
  // A no-break space makes a repeated sentence different, so that it is announced again.
  spoken.set(text === spoken.get() ? `${text}\u00a0` : text);
}

/** The site's one polite live region; part of the shell. */
export function Announcer() {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {useStore(spoken)}
    </div>
  );
}
