// Now and then, ends what nobody opens.
import type { RunningWatch } from './running-watch.ts';

interface EndUnusedOptions extends Pick<RunningWatch, 'now'> {
  readonly store: Pick<RunningWatch['store'], 'endUnused'>;
  readonly watcher: Pick<RunningWatch['watcher'], 'forget'>;
  /** Of several processes, one does it. */
  readonly isOurs: () => boolean;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again ten minutes later. */
  readonly onFailure: (error: unknown) => void;
}

const LOOK_EVERY_MS = 10 * 60_000;

/** Until it is stopped. */
export function startEndingUnused(options: EndUnusedOptions): () => Promise<void> {
  const { store, watcher, now, isOurs, wait, onFailure } = options;
  const stopping = new AbortController();

  async function look(): Promise<void> {
    if (!isOurs()) return;
    for (const target of await store.endUnused(now())) watcher.forget(target);
  }

  const looking = (async () => {
    for (;;) {
      await wait(LOOK_EVERY_MS, stopping.signal);
      if (stopping.signal.aborted) return;
      await look().catch(onFailure);
    }
  })();
  return () => {
    stopping.abort();
    return looking;
  };
}
