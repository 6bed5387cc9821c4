import { REMOVAL_MS, type Toast } from './toast-message.ts';

const MAX_SHOWN = 3;

export interface ShownToast {
  readonly key: number;
  readonly id: string;
  readonly message: Toast;
  /** Fading out; it is removed when that is over. */
  readonly isLeaving: boolean;
}

let shown: readonly ShownToast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Adds a toast. It replaces one about the same thing, and the oldest if there are too many. */
export function addToast(message: Toast): void {
  const id = message.about ?? `${message.title}\n${message.description ?? ''}`;
  const others = shown.filter((toast) => toast.id !== id && !toast.isLeaving);
  lastKey += 1;
  change([...others, { key: lastKey, id, message, isLeaving: false }].slice(-MAX_SHOWN));
}

/** Fades a toast out and removes it. */
export function removeToast(key: number): void {
  change(shown.map((toast) => (toast.key === key ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => change(shown.filter((toast) => toast.key !== key)), REMOVAL_MS);
}

export function shownToasts(): readonly ShownToast[] {
  return shown;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}
