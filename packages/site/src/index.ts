export { brand, originPlaceholder } from './brand.ts';
export { alternatesOf, canonicalPath, documentPath, notFoundPath } from './canonical.ts';
export { manifestPath, shortcutTools } from './installed-app.ts';
export { acceptedLanguage, chooseLanguage } from './language-choice.ts';
export type { LanguageCode } from './languages.ts';
export {
  fallbackLanguage,
  isLanguageCode,
  languageCodes,
  languageCookie,
  languageQuery,
  languages,
  perLanguage,
} from './languages.ts';
export { openSearch, searchQuery } from './open-search.ts';
export { openedFiles, pageOfFile, sharedFiles, sharePath } from './opened-files.ts';
export type { PageDefinition } from './page.ts';
export type { GuideName, IconName, Page, PageId, Tool, ToolId } from './pages.ts';
export {
  allPages,
  childrenOf,
  everyPage,
  guideNames,
  guideSection,
  guides,
  isReference,
  isRule,
  pageById,
  pages,
  rulePage,
  tools,
  trailOf,
} from './pages.ts';
export { type PathTarget, readPath } from './paths.ts';
export { plainResultId } from './plain-result.ts';
export { readQualityValues } from './quality-values.ts';
export { ruleAnchor, ruleOfPath, rulePath, rulesInRepository, rulesPath } from './rule-path.ts';
export {
  isWrittenByServer,
  nameInPath,
  type Shell,
  shellOf,
  shells,
  writtenContentId,
} from './shells.ts';
export { pageColors, type ThemeChoice, themeChoices, themeKey } from './themes.ts';
export { type WordsFile, wordsFiles, wordsFilesOf, wordsPath } from './words/files.ts';
export type { WordKey, Words } from './words/key.ts';
