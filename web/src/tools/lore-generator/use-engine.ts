import { useSyncExternalStore } from 'react';

type Engine = typeof import('./engine.ts');

let engine: Engine | undefined;
let loading: Promise<Engine> | undefined;
const listeners = new Set<() => void>();

/** Loaded once. After a failure the next call tries again. */
export function loadEngine(): Promise<Engine> {
  loading ??= import('./engine.ts').then(
    (loaded) => {
      engine = loaded;
      for (const listener of listeners) listener();
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** Undefined until it is loaded. */
export function useEngine(): Engine | undefined {
  return useSyncExternalStore(
    subscribe,
    () => engine,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
