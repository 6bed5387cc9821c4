import { fallbackLanguage, type LanguageCode } from './languages.ts';
import type { ToolId } from './pages.ts';

/** The tools that launchers offer in the menu of the installed app. */
export const shortcutTools: readonly ToolId[] = [
  'text-workshop',
  'motd',
  'start-command',
  'server-status',
];

export function manifestPath(language: LanguageCode): string {
  return language === fallbackLanguage
    ? '/manifest.webmanifest'
    : `/manifest.${language}.webmanifest`;
}
