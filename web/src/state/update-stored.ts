import { PREFIX } from './storage.ts';
import type { StoredValue } from './stored-value.ts';

/** Takes a lock that all tabs share (Web Locks); runs at once where the browser has none. */
export type Alone = <Result>(run: () => Result) => Promise<Result>;

export const inOneTab: Alone = async (run) => {
  // Absent on pages without HTTPS.
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request(PREFIX, run) : run();
};

/**
 * Changes what is stored now, which another tab may have changed meanwhile. Resolves to whether the browser kept it;
 * where it did not, this tab still shows the change. The change may be applied more than once.
 */
export function updateStored<Value>(
  stored: StoredValue<Value>,
  change: (value: Value) => Value,
  alone: Alone = inOneTab,
): Promise<boolean> {
  const before = stored.get();
  // At once, since other tabs may be waited for.
  stored.show(change(before));
  return alone(() => stored.set(change(stored.load() ?? before)));
}
