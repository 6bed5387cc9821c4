import type { PageDefinition } from './page.ts';

interface ShellDefinition extends PageDefinition {
  /** To which it belongs: it has its words, and leads on where there is no network. */
  readonly tool: string;
  /**
   * Whether our server writes what is in it for each visit, so that it is whole without scripts. Links to it are for the
   * browser: there is nothing to load ahead.
   */
  readonly isWrittenByServer: boolean;
}

/**
 * Pages of which each of many things has its own: one document for all of them, which asks for its thing or into which
 * our server writes it. They are in no menu, and search engines are told to leave them out.
 */
export const shells = [
  {
    id: 'watch',
    tool: 'server-watch',
    title: 'watched.title',
    icon: 'spyglass',
    description: 'watched.description',
    path: '/watch',
    showInNavbar: false,
    isBasePage: true,
    isWrittenByServer: false,
  },
  {
    id: 'status',
    tool: 'server-watch',
    title: 'status_page.title',
    icon: 'spyglass',
    description: 'status_page.description',
    path: '/status',
    showInNavbar: false,
    isBasePage: true,
    isWrittenByServer: true,
  },
] as const satisfies readonly ShellDefinition[];

export type Shell = (typeof shells)[number];

/** What follows the path of a shell: Crockford's base 32. */
const NAME = /^[0-9a-hjkmnp-tv-z]{10}$/;

/** The page of one thing, if there could be one of this name: whether there is, only the API knows. */
export function shellPage(path: string): Shell | undefined {
  for (const shell of shells) {
    const start = `${shell.path}/`;
    // The path of a page is its own; everything else it shares with the others.
    if (path.startsWith(start) && NAME.test(path.slice(start.length)))
      return { ...shell, path } as Shell;
  }
  return undefined;
}

/** The name of the thing whose page has this path. */
export function nameInPath(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The shell that an id belongs to. */
export function shellOf({ id }: { readonly id: string }): Shell | undefined {
  return shells.find((shell) => shell.id === id);
}

/** Whether our server writes what is in it. */
export function isWrittenByServer(page: { readonly id: string } | undefined): boolean {
  return page !== undefined && shellOf(page)?.isWrittenByServer === true;
}

/** The element in the document of such a page into which it is written. */
export const writtenContentId = 'written';
