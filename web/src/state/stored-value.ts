import { useSyncExternalStore } from 'react';
import type { Field } from './field.ts';
import { browserStorage, type KeptText } from './storage.ts';

/** A setting kept in local storage and shared by all components that read it. */
export interface StoredValue<Value> {
  readonly initial: Value;
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStoredValue<Value>(
  name: string,
  field: Field<Value>,
  storage: KeptText = browserStorage(),
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { readonly value: Value } | undefined;

  function load(): Value {
    const text = storage.read(name);
    if (text === undefined) return field.initial;
    const value = field.read(text);
    if (value !== undefined) return value;
    // Perhaps written by a newer version of the site: kept in storage, but ignored.
    storage.write(`${name}.unreadable`, text);
    return field.initial;
  }

  return {
    initial: field.initial,
    get() {
      known ??= { value: load() };
      return known.value;
    },
    set(value) {
      known = { value };
      storage.write(name, field.write(value));
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The stored value; the default during hydration. */
export function useStoredValue<Value>(
  stored: StoredValue<Value>,
): readonly [Value, (value: Value) => void] {
  const value = useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
  return [value, stored.set];
}
