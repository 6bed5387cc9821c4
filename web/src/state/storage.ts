/** Everything of ours begins with this; the number changes when old entries can no longer be read. */
const PREFIX = 'fucina.1.';

/** Local storage that may be absent, full or forbidden: then nothing is remembered and nothing breaks. */
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
