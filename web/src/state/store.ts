import { useSyncExternalStore } from 'react';

export interface Listeners {
  /** The returned function ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly notify: () => void;
}

/** A value outside of React that components follow. */
export interface Followed<Value> {
  /** What prerendered pages show. */
  readonly initial: Value;
  readonly get: () => Value;
  readonly subscribe: Listeners['subscribe'];
}

export interface Store<Value> extends Followed<Value> {
  readonly set: (value: Value) => void;
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

export function createStore<Value>(initial: Value): Store<Value> {
  const { subscribe, notify } = createListeners();
  let value = initial;
  return {
    initial,
    get: () => value,
    set(next) {
      value = next;
      notify();
    },
    subscribe,
  };
}

/** The value; the initial one while hydrating. */
export function useStore<Value>({ subscribe, get, initial }: Followed<Value>): Value {
  return useSyncExternalStore(subscribe, get, () => initial);
}

/** What the browser knows and does not change; while hydrating, what the prerendered page shows. */
export function useInBrowser<Value>(get: () => Value, prerendered: Value): Value {
  return useSyncExternalStore(never, get, () => prerendered);
}

function never(): () => void {
  return () => undefined;
}
