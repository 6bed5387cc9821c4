/** Prefix of all our keys; the number changes when old entries can no longer be read. */
export const PREFIX = 'fucina.1.';

/** Texts that no reader understood are copied to a name with this ending. */
export const UNREADABLE = '.unreadable';

/** Local storage. Where it is absent, full or forbidden, nothing is stored and nothing fails. */
export interface TextStorage {
  read(name: string): string | undefined;
  /** Whether the browser kept it. */
  write(name: string, text: string): boolean;
  remove(name: string): void;
  /** Calls the listener after other code or another tab changed this entry. */
  watch(name: string, listener: () => void): () => void;
}

export function browserStorage(storage: () => Storage = () => localStorage): TextStorage {
  return {
    read: (name) => attempt(() => storage().getItem(PREFIX + name)) ?? undefined,
    write: (name, text) =>
      attempt(() => {
        storage().setItem(PREFIX + name, text);
        return true;
      }) === true,
    remove: (name) => attempt(() => storage().removeItem(PREFIX + name)),
    watch(name, listener) {
      // The key is null when everything was deleted.
      const hear = ({ key }: StorageEvent) => {
        if (key === PREFIX + name || key === null) listener();
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    // Private windows and strict settings refuse storage by throwing, and so does storage that is full.
    return undefined;
  }
}
