import { useEffect, useSyncExternalStore } from 'react';

interface LazyModule<Loaded> {
  /** Loads it once. After a failure the next call tries again. */
  readonly load: () => Promise<Loaded>;
  /** Undefined until it is loaded. */
  readonly useLoaded: () => Loaded | undefined;
  /** Whether the last try to load it failed. */
  readonly useHasFailed: () => boolean;
}

/** A module that is loaded on first use, so that the page itself loads sooner. */
export function createLazyModule<Loaded>(start: () => Promise<Loaded>): LazyModule<Loaded> {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;
  let hasFailed = false;
  const listeners = new Set<() => void>();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    load() {
      loading ??= start().then(
        (module) => {
          loaded = module;
          hasFailed = false;
          tell();
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          hasFailed = true;
          tell();
          throw error;
        },
      );
      return loading;
    },
    useLoaded: () =>
      useSyncExternalStore(
        subscribe,
        () => loaded,
        () => undefined,
      ),
    useHasFailed: () =>
      useSyncExternalStore(
        subscribe,
        () => hasFailed,
        () => false,
      ),
  };
}

/** Loads it for the first part that needs it. Where that fails it stays undefined, and the next part tries again. */
export function useNeeded<Loaded>(
  { load, useLoaded }: LazyModule<Loaded>,
  isNeeded = true,
): Loaded | undefined {
  useEffect(() => {
    if (isNeeded) load().catch(() => undefined);
  }, [isNeeded, load]);
  return useLoaded();
}
