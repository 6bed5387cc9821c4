import { type Page, type PageId, pageById } from './pages.ts';

interface OpenedFiles {
  readonly page: PageId;
  /** Media types, each with the endings of its files. */
  readonly accept: Readonly<Record<string, readonly string[]>>;
}

/** The files that the installed app opens, and the pages that read them with `useOpenedFiles`. */
export const openedFiles: readonly OpenedFiles[] = [
  { page: 'skins', accept: { 'image/png': ['.png'] } },
  {
    page: 'config',
    accept: {
      'application/yaml': ['.yml', '.yaml'],
      'application/json': ['.json'],
      'application/toml': ['.toml'],
      'text/x-java-properties': ['.properties'],
      'text/x-hocon': ['.conf'],
      'text/x-minecraft-lang': ['.lang'],
    },
  },
];

/** Other apps post what they share here, and the service worker answers. */
export const sharePath = '/share';

/** Where the service worker puts a shared file until its page takes it: a cache, with one entry per page. */
export const sharedFiles = { cache: 'fucina-shared', nameHeader: 'x-file-name' } as const;

/** The page that opens a file; undefined if none does. The ending counts more than the media type. */
export function pageOfFile(file: {
  readonly name: string;
  readonly type: string;
}): Page | undefined {
  const ending = /\.[^.]*$/.exec(file.name)?.[0].toLowerCase() ?? '';
  const found =
    openedFiles.find(({ accept }) => Object.values(accept).flat().includes(ending)) ??
    openedFiles.find(({ accept }) => file.type in accept);
  return found && pageById(found.page);
}
