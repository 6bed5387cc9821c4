import type { Effect } from '@fucina/watch';
import type { WatchStore } from '../store/watch-store.ts';
import type { Watcher } from './watcher.ts';

interface Parts {
  readonly store: WatchStore;
  readonly watcher: Pick<Watcher, 'forget'>;
  /** Unix seconds. */
  readonly now: () => number;
}

/** What a check changes beyond its target: which targets are checked at all. */
export async function followEffect(
  { store, watcher, now }: Parts,
  target: number,
  { kind }: Effect,
): Promise<void> {
  if (kind === 'never-reached') {
    await store.removeTarget(target);
    watcher.forget(target);
  }
  if (kind === 'given-up') {
    await store.giveUpTarget(target, now());
    if (!(await store.isWatched(target))) watcher.forget(target);
  }
}
