import { currentWords } from '../words/use-words.tsx';
import { showPlainToast } from './plain-toast.ts';
import type { Toast, ToastWords } from './toast-message.ts';

type ShowToast = (message: Toast, words: ToastWords) => void;

let toaster: Promise<ShowToast> | undefined;

/** Shows a short message bottom right. */
export function toast(message: Toast): void {
  loadToaster().then(
    (showToast) => showToast(message, words()),
    () => showPlainToast(message),
  );
}

/** Loads and mounts the toaster. Rejects when offline; the next call tries again. */
export function loadToaster(): Promise<ShowToast> {
  toaster ??= import('./toaster.tsx').then(
    ({ mountToaster, showToast }) => {
      mountToaster(words());
      return showToast;
    },
    (reason: unknown) => {
      toaster = undefined;
      throw reason;
    },
  );
  return toaster;
}

function words(): ToastWords {
  const { t } = currentWords();
  return { close: t('ui.close'), notifications: t('ui.notifications') };
}
