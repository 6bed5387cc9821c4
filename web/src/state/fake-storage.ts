import type { TextStorage } from './storage.ts';
import type { Alone } from './update-stored.ts';

/** Storage for tests that several tabs share: each call of `openTab` is one of them. */
export function createFakeStorage(entries: Iterable<readonly [string, string]> = []) {
  const kept = new Map(entries);
  const watching = new Set<{ tab: object; name: string; listener: () => void }>();
  let isFull = false;

  function openTab(): TextStorage {
    const tab = {};
    const tell = (name: string) => {
      for (const watch of watching) {
        if (watch.tab !== tab && watch.name === name) watch.listener();
      }
    };
    return {
      read: (name) => kept.get(name),
      write(name, text) {
        if (isFull) return false;
        kept.set(name, text);
        tell(name);
        return true;
      },
      remove(name) {
        if (kept.delete(name)) tell(name);
      },
      watch(name, listener) {
        const watch = { tab, name, listener };
        watching.add(watch);
        return () => watching.delete(watch);
      },
    };
  }

  let last: Promise<unknown> = Promise.resolve();
  /** Each waits for the one before it, whichever tab it is in. */
  const alone: Alone = (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };

  return {
    kept,
    openTab,
    alone,
    fill: () => {
      isFull = true;
    },
  };
}
