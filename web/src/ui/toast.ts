import { getI18n } from 'react-i18next';
import type { Toast, ToastWords } from './toast-message.ts';

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Shows a short message bottom right. The toaster is loaded with the first one. */
export function toast(message: Toast): void {
  toaster ??= import('./toaster.tsx');
  void toaster.then(({ showToast }) => showToast(message, words()));
}

function words(): ToastWords {
  const { t } = getI18n();
  return { close: t('ui.close'), notifications: t('ui.notifications') };
}
