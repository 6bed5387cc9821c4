import { useSyncExternalStore } from 'react';

export interface Listeners {
  /** The returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** A value outside of React that components follow. */
export interface Store<Value> {
  readonly first: Value;
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: Listeners['subscribe'];
}

/** Those who follow something. `begin` is called for the first of them, and what it returns after the last has left. */
export function createListeners(begin?: () => () => void): Listeners {
  const listeners = new Set<() => void>();
  let end: (() => void) | undefined;
  return {
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) end ??= begin?.();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        end?.();
        end = undefined;
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

export function createStore<Value>(first: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = first;
  return {
    first,
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
    subscribe,
  };
}

/** The value of a store. Prerendered pages and hydration have the first one. */
export function useStore<Value>({ subscribe, get, first }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => first);
}
