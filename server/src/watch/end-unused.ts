// Now and then, ends what nobody opens.
import { type Looking, startLooking } from './look-now-and-then.ts';
import type { RunningWatch } from './running-watch.ts';

interface EndUnusedOptions extends Pick<RunningWatch, 'now'>, Looking {
  readonly store: Pick<RunningWatch['store'], 'endUnused'>;
  readonly watcher: Pick<RunningWatch['watcher'], 'forget'>;
  /** Of several processes, one does it. */
  readonly isOurs: () => boolean;
}

/** Until it is stopped. */
export function startEndingUnused(options: EndUnusedOptions): () => Promise<void> {
  const { store, watcher, now, isOurs } = options;
  return startLooking(async () => {
    if (!isOurs()) return;
    for (const target of await store.endUnused(now())) watcher.forget(target);
  }, options);
}
