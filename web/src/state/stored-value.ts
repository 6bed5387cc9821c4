import type { Field } from '@fucina/tool-state';
import { browserStorage, type TextStorage, UNREADABLE } from './storage.ts';
import { createListeners, type Followed, useStore } from './store.ts';
import type { StoredName } from './stored-names.ts';

/** A value kept in local storage, shared by all components that read it and by all tabs. */
export interface StoredValue<Value> extends Followed<Value> {
  /** What is stored at this moment; undefined where this tab shows what could not be kept. */
  load(): Value | undefined;
  /** Replaces the value, whatever other tabs have stored. Returns whether the browser kept it. */
  set(value: Value): boolean;
  /** Shows a value without keeping it. */
  show(value: Value): void;
}

export function createStoredValue<Value>(
  name: StoredName,
  field: Field<Value>,
  storage: TextStorage = browserStorage(),
): StoredValue<Value> {
  const { subscribe, notify } = createListeners();
  let known: { readonly value: Value } | undefined;
  let isKept = true;

  function read(): Value {
    const text = storage.read(name);
    if (text === undefined) return field.initial;
    const value = field.read(text);
    if (value !== undefined) return value;
    // Perhaps written by a newer version of the site: it stays in storage until this version writes a value.
    storage.write(name + UNREADABLE, text);
    return known ? known.value : field.initial;
  }

  /** From the first one on, whoever asks or writes first, other tabs are followed. */
  function know(value: Value): Value {
    if (known === undefined) storage.watch(name, () => isKept && show(read()));
    known = { value };
    return value;
  }

  function show(value: Value) {
    know(value);
    notify();
  }

  return {
    initial: field.initial,
    get: () => (known ? known.value : know(read())),
    load: () => (isKept ? read() : undefined),
    set(value) {
      const text = field.write(value);
      if (text === field.write(field.initial)) {
        storage.remove(name);
        isKept = storage.read(name) === undefined;
      } else isKept = storage.write(name, text);
      show(value);
      return isKept;
    },
    show,
    subscribe,
  };
}

/** The stored value; the default during hydration. */
export function useStoredValue<Value>(
  stored: StoredValue<Value>,
): readonly [Value, (value: Value) => void] {
  return [useStore(stored), stored.set];
}
