import { type LanguageCode, languages } from '@fucina/site';

/** A text in Markdown, where nothing in it means anything. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<>[\]|~]/g, '\\$&');
}

/** As a shell names a language. */
export function localeOf(language: LanguageCode): string {
  return `${languages.find(({ code }) => code === language)?.locale}.UTF-8`;
}
