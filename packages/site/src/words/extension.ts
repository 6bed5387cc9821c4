// What the extension for Visual Studio Code says: `manifest` in its manifest, `client` while it runs.
import type { LanguageCode } from '../languages.ts';
import en from './en/extension.json' with { type: 'json' };
import it from './it/extension.json' with { type: 'json' };

export type ExtensionWords = typeof en;

export const extensionWords: Readonly<Record<LanguageCode, ExtensionWords>> = {
  en,
  it,
};
