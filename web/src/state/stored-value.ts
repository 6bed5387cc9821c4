import { useSyncExternalStore } from 'react';
import type { Field } from './field.ts';
import { browserStorage, type KeptText } from './storage.ts';
import { type StoredName, UNREADABLE } from './stored-names.ts';

/** A value kept in local storage, shared by all components that read it and by all tabs. */
export interface StoredValue<Value> {
  readonly initial: Value;
  get(): Value;
  /** Replaces the value, whatever other tabs have stored. */
  set(value: Value): void;
  /**
   * Changes what is stored now, which another tab may have changed meanwhile. Resolves to whether the browser kept it;
   * where it did not, this tab still shows the change.
   */
  update(change: (value: Value) => Value): Promise<boolean>;
  subscribe(listener: () => void): () => void;
}

export function createStoredValue<Value>(
  name: StoredName,
  field: Field<Value>,
  storage: KeptText = browserStorage(),
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let known: { readonly value: Value } | undefined;
  let isKept = true;

  /** What is stored; what is shown where that cannot be read. */
  function load(): Value {
    const text = storage.read(name);
    if (text === undefined) return field.initial;
    const value = field.read(text);
    if (value !== undefined) return value;
    // Perhaps written by a newer version of the site: it stays in storage until this version writes a value.
    storage.write(name + UNREADABLE, text);
    return known ? known.value : field.initial;
  }

  function get(): Value {
    if (known) return known.value;
    storage.watch(name, () => isKept && show(load()));
    known = { value: load() };
    return known.value;
  }

  function show(value: Value) {
    known = { value };
    for (const listener of listeners) listener();
  }

  function keep(value: Value): boolean {
    const text = field.write(value);
    isKept = text === field.write(field.initial) ? forget() : storage.write(name, text);
    show(value);
    return isKept;
  }

  function forget(): boolean {
    storage.remove(name);
    return storage.read(name) === undefined;
  }

  return {
    initial: field.initial,
    get,
    set: keep,
    update(change) {
      const before = get();
      // At once, since other tabs may be waited for.
      show(change(before));
      // What could not be kept is in this tab alone.
      return storage.alone(() => keep(change(isKept ? load() : before)));
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
