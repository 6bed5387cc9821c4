import { getI18n } from 'react-i18next';
import type { Toast, ToastWords } from './toast-message.ts';

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Shows a short message bottom right. The toaster is loaded with the first one. */
export function toast(message: Toast): void {
  toaster ??= import('./toaster.tsx');
  toaster.then(
    ({ showToast }) => showToast(message, words()),
    () => {
      // Offline before the first toast: this one is lost, and the next one tries again.
      toaster = undefined;
    },
  );
}

function words(): ToastWords {
  const { t } = getI18n();
  return { close: t('ui.close'), notifications: t('ui.notifications') };
}
