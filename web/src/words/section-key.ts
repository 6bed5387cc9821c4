import type { Page, WordKey } from '@fucina/site';

/**
 * The key of a sentence beside the page's title, in the page's section of the words. That every
 * section has it is checked where the words are (words.test.ts).
 */
export function sectionKey(
  page: Page,
  name: 'head_title' | 'in_menu' | 'all' | 'help' | 'keywords' | 'examples',
): WordKey {
  return page.title.replace(/\.title$/, `.${name}`) as WordKey;
}
