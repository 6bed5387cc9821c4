export { brand, originPlaceholder } from './brand.ts';
export type { LanguageCode } from './languages.ts';
export {
  fallbackLanguage,
  isLanguageCode,
  languageCodes,
  languageCookie,
  languageQuery,
  languages,
} from './languages.ts';
export type { PageDefinition } from './page.ts';
export type { IconName, Page, PageId } from './pages.ts';
export { allPages, childrenOf, pageAt, pageById, pages, trailOf } from './pages.ts';
export type { WordKey, Words } from './words/key.ts';
