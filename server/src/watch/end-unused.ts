// Now and then, slows and ends what nobody opens.
import { type Looking, startLooking } from './look-now-and-then.ts';
import type { RunningWatch } from './running-watch.ts';

interface EndUnusedOptions extends Pick<RunningWatch, 'now'>, Looking {
  readonly store: Pick<RunningWatch['store'], 'endUnused'>;
  readonly watcher: Pick<RunningWatch['watcher'], 'forget' | 'watch'>;
  /** Of several processes, one does it. */
  readonly isOurs: () => boolean;
}

/** Until it is stopped. */
export function startEndingUnused(options: EndUnusedOptions): () => Promise<void> {
  const { store, watcher, now, isOurs } = options;
  return startLooking(async () => {
    if (!isOurs()) return;
    const { left, slowed } = await store.endUnused(now());
    for (const target of left) watcher.forget(target);
    for (const target of slowed) watcher.watch(target);
  }, options);
}
