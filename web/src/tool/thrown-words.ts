import type { Translate } from '../words/translate.ts';

/** Whether the browser knows that there is no network. */
export function isWithoutNetwork(): boolean {
  return !navigator.onLine;
}

/** Why a question to our server failed: without a network in words, else as the browser says it. */
export function thrownWords(thrown: unknown, t: Translate): string {
  if (isWithoutNetwork()) return t('app.needs_network');
  return thrown instanceof Error ? thrown.message : String(thrown);
}
