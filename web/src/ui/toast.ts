import { getI18n } from 'react-i18next';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  /** A danger stays until it is closed; everything else leaves by itself. */
  readonly tone?: 'neutral' | 'good' | 'danger';
}

let toaster: Promise<typeof import('./toaster.tsx')> | undefined;

/** Shows a short message bottom right. The toaster is loaded with the first one. */
export function toast(message: Toast): void {
  toaster ??= import('./toaster.tsx');
  void toaster.then(({ showToast }) => showToast(message, words()));
}

export interface ToastWords {
  readonly close: string;
  readonly notifications: string;
}

function words(): ToastWords {
  const { t } = getI18n();
  return { close: t('ui.close'), notifications: t('ui.notifications') };
}
