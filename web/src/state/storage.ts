/** Prefix of all our keys; the number changes when old entries can no longer be read. */
const PREFIX = 'fucina.1.';

/** Local storage. Where it is absent, full or forbidden, nothing is stored and nothing fails. */
export interface KeptText {
  read(name: string): string | undefined;
  write(name: string, text: string): void;
}

export function browserStorage(storage: () => Storage = () => localStorage): KeptText {
  return {
    read: (name) => attempt(() => storage().getItem(PREFIX + name)) ?? undefined,
    write: (name, text) => attempt(() => storage().setItem(PREFIX + name, text)),
  };
}

function attempt<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    // Private windows and strict settings refuse storage by throwing.
    return undefined;
  }
}
