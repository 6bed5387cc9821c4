import { showPlainToast } from './plain-toast.ts';
import type { Toast } from './toast-message.ts';

type ShowToast = (message: Toast) => void;

let toaster: Promise<ShowToast> | undefined;

/** Shows a short message bottom right. */
export function toast(message: Toast): void {
  loadToaster().then(
    (showToast) => showToast(message),
    () => showPlainToast(message),
  );
}

/** Loads and mounts the toaster. Rejects when offline; the next call tries again. */
export function loadToaster(): Promise<ShowToast> {
  toaster ??= import('./toaster.tsx').then(
    ({ mountToaster, showToast }) => {
      mountToaster();
      return showToast;
    },
    (reason: unknown) => {
      toaster = undefined;
      throw reason;
    },
  );
  return toaster;
}
