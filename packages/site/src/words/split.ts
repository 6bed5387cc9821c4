import { allPages, type PageId } from '../pages.ts';
import type { WordsFile } from './files.ts';

/** The section of each page, where its title is. */
const PAGES_OF_SECTIONS: ReadonlyMap<string, PageId> = new Map(
  allPages.map(({ id, title }) => [title.replace(/\.title$/, ''), id]),
);
/** What menus, overviews and the search say of every page. */
const SAID_EVERYWHERE = ['title', 'head_title', 'description', 'in_menu', 'keywords', 'all'];

/** Sections that one page alone uses, besides its own. */
const OTHER_SECTIONS: ReadonlyMap<string, WordsFile> = new Map<string, WordsFile>([
  ['icon', 'motd'],
  ['config_diff', 'config'],
  ['config_examples', 'config'],
  ['watched', 'server-watch'],
  ['status_page', 'server-watch'],
  // The build adds these.
  ['reference', 'reference'],
  ['rules', 'rules'],
]);
/** Parts of a page's section that others need: the search, the overviews, and the 404 page. */
const SHARED = ['text_workshop.formats', 'home.groups', 'home.samples', 'home.paste'];

/** The one file that has a key, such as `home.title`. Below the second name everything is in the same file. */
export function fileOfWords(key: string): WordsFile {
  const [section = '', name = ''] = key.split('.');
  const page = PAGES_OF_SECTIONS.get(section);
  const isSaidEverywhere = page !== undefined && SAID_EVERYWHERE.includes(name);
  if (isSaidEverywhere || SHARED.includes(`${section}.${name}`)) return 'translation';
  return page ?? OTHER_SECTIONS.get(section) ?? 'translation';
}

/** The words of a language that are in a file, in their sections. */
export function wordsOfFile(words: object, file: WordsFile): object {
  const sections = Object.entries(words).map(([section, own]: [string, object]) => {
    const here = Object.entries(own).filter(([name]) => fileOfWords(`${section}.${name}`) === file);
    return [section, Object.fromEntries(here)] as const;
  });
  return Object.fromEntries(sections.filter(([, own]) => Object.keys(own).length > 0));
}
