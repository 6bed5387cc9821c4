import { createStore } from '../state/store.ts';
import { REMOVAL_MS, type Toast } from './toast-message.ts';

const MAX_SHOWN = 3;

export interface ShownToast {
  readonly key: number;
  readonly id: string;
  readonly message: Toast;
  /** Fading out; it is removed when that is over. */
  readonly isLeaving: boolean;
}

export const shownToasts = createStore<readonly ShownToast[]>([]);
let lastKey = 0;

/** Adds a toast. It replaces one about the same thing, and the oldest if there are too many. */
export function addToast(message: Toast): void {
  const id = message.about ?? `${message.title}\n${message.description ?? ''}`;
  const others = shownToasts.get().filter((toast) => toast.id !== id && !toast.isLeaving);
  lastKey += 1;
  shownToasts.set([...others, { key: lastKey, id, message, isLeaving: false }].slice(-MAX_SHOWN));
}

/** Fades a toast out and removes it. */
export function removeToast(key: number): void {
  const { get, set } = shownToasts;
  set(get().map((toast) => (toast.key === key ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => set(get().filter((toast) => toast.key !== key)), REMOVAL_MS);
}
