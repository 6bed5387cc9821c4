import { useEffect } from 'react';
import { createStore, useStore } from '../state/store.ts';

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
  const loaded = createStore<Loaded | undefined>(undefined);
  const hasFailed = createStore(false);
  let loading: Promise<Loaded> | undefined;

  return {
    load() {
      if (loading) return loading;
      hasFailed.set(false);
      loading = start().then(
        (module) => {
          loaded.set(module);
          return module;
        },
        (error: unknown) => {
          loading = undefined;
          hasFailed.set(true);
          throw error;
        },
      );
      return loading;
    },
    useLoaded: () => useStore(loaded),
    useHasFailed: () => useStore(hasFailed),
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
