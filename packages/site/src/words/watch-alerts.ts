// Apart from the words of the pages: only the server has these, for the alerts of watched servers.
import type { LanguageCode } from '../languages.ts';
import en from './en/watch-alerts.json' with { type: 'json' };
import it from './it/watch-alerts.json' with { type: 'json' };

export type WatchAlertWords = typeof en;

export const watchAlertWords: Readonly<Record<LanguageCode, WatchAlertWords>> = {
  en,
  it,
};
