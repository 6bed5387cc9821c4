import type { PageDefinition } from './page.ts';
import { rulePath } from './rule-path.ts';
import { type Shell, shellOf } from './shells.ts';
import type { WordKey, Words } from './words/key.ts';

const manual = {
  id: 'docs',
  title: 'docs.title',
  icon: 'library',
  description: 'docs.description',
  path: '/docs',
  showInNavbar: false,
  isBasePage: true,
} as const satisfies PageDefinition;

/** All pages. Routes, menus, overviews, the sitemap and the built pages are derived from this list. */
export const pages = [
  {
    id: 'home',
    title: 'home.title',
    icon: 'house',
    description: 'home.description',
    path: '/',
    showInNavbar: false,
    isBasePage: true,
  },
  {
    id: 'tools',
    title: 'tools.title',
    icon: 'hammer',
    description: 'tools.description',
    path: '/tools',
    showInNavbar: true,
    isBasePage: true,
    children: [
      {
        id: 'lore-generator',
        title: 'lore_generator.title',
        icon: 'name-tag',
        description: 'lore_generator.description',
        path: '/tools/loregenerator',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'start-command',
        title: 'server.title',
        icon: 'furnace',
        description: 'server.description',
        path: '/tools/server',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'small-caps',
        title: 'smallcap.title',
        icon: 'letter-cubes',
        description: 'smallcap.description',
        path: '/tools/smallcap',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'text-gradient',
        title: 'text_gradient.title',
        icon: 'brush',
        description: 'text_gradient.description',
        path: '/tools/textgradient',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'server-status',
        title: 'server_status.title',
        icon: 'lantern',
        description: 'server_status.description',
        path: '/tools/server-status',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'text-workshop',
        title: 'text_workshop.title',
        icon: 'quill',
        description: 'text_workshop.description',
        path: '/tools/text',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'motd',
        title: 'motd.title',
        icon: 'hanging-sign',
        description: 'motd.description',
        path: '/tools/motd',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'config',
        title: 'config.title',
        icon: 'gear-scroll',
        description: 'config.description',
        path: '/tools/config',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'server-watch',
        title: 'server_watch.title',
        icon: 'spyglass',
        description: 'server_watch.description',
        path: '/tools/server-watch',
        showInNavbar: true,
        isBasePage: false,
      },
      // New tools go here.
    ],
  },
  {
    id: 'texture',
    title: 'texture.title',
    icon: 'shapes',
    description: 'texture.description',
    path: '/texture',
    showInNavbar: true,
    isBasePage: true,
    children: [
      {
        id: 'skins',
        title: 'skins.title',
        icon: 'shirt',
        description: 'skins.description',
        path: '/texture/skins',
        showInNavbar: true,
        isBasePage: false,
      },
      {
        id: 'skulls',
        title: 'skulls.title',
        icon: 'cube-head',
        description: 'skulls.description',
        path: '/texture/skulls',
        showInNavbar: true,
        isBasePage: false,
      },
    ],
  },
  {
    id: 'api',
    title: 'api.title',
    icon: 'braces',
    description: 'api.description',
    path: '/api',
    showInNavbar: false,
    isBasePage: true,
  },
  manual,
  {
    id: 'things',
    title: 'things.title',
    icon: 'archive',
    description: 'things.description',
    path: '/things',
    showInNavbar: false,
    isBasePage: true,
  },
  {
    id: 'accessibility',
    title: 'accessibility.title',
    icon: 'accessibility',
    description: 'accessibility.description',
    path: '/accessibility',
    showInNavbar: false,
    isBasePage: true,
  },
] as const satisfies readonly PageDefinition[];

type BasePage = (typeof pages)[number];
type ChildPage = Extract<BasePage, { children: unknown }>['children'][number];

const RULE = 'reference/rules/';

export type GuideName = keyof Words['docs']['guides'];

/**
 * The guides of the manual, in reading order, then its reference: each is a file of `docs/manual` in every language. As
 * one text they are less to load; a test compares them with the words.
 */
export const guideNames =
  'minimessage migrate ci profiles colors motd offline watch bots agents hosting reference/tags reference/notations reference/rules reference/profiles'.split(
    ' ',
  ) as readonly GuideName[];

export type Page = BasePage | ChildPage | Guide | RulePage | Shell;
export type PageId = Page['id'];
/** The pages below a base page: the tools. */
export type Tool = ChildPage;
export type ToolId = Tool['id'];
export type IconName = Page['icon'];

/** Base pages and their children in reading order. */
export const allPages: readonly Page[] = pages.flatMap((page): Page[] =>
  'children' in page ? [page, ...page.children] : [page],
);

/** The manual in parts. They share its id: its element, its words and its picture. */
export const guides = guideNames.map(guideOf);
type Guide = ReturnType<typeof guideOf>;
type RulePage = ReturnType<typeof rulePage>;

/** All that has an address of its own, but for the pages of rules. */
export const everyPage: readonly Page[] = [...allPages, ...guides];

/** All tools, in the order of menus, overviews and the home page. */
export const tools: readonly Tool[] = allPages.filter(isTool);

export function pageById(id: PageId): Page {
  const page = allPages.find((candidate) => candidate.id === id);
  if (page === undefined) throw new Error(`no page is called ${id}`);
  return page;
}

/** The pages below a base page. */
export function childrenOf(id: BasePage['id']): readonly Tool[] {
  return pages.flatMap((page): readonly Tool[] =>
    page.id === id && 'children' in page ? page.children : [],
  );
}

/** The breadcrumbs of a page: home first, the page itself last. */
export function trailOf(page: Page): readonly Page[] {
  const below = shellOf(page)?.tool;
  const place = below === undefined ? page.path : `${pageById(below).path}/`;
  const above = everyPage.filter(({ path }) => path === '/' || place.startsWith(`${path}/`));
  return [...above.filter(({ path }) => path !== page.path), page];
}

/** Whether a part of the manual is written from tables, to look things up in it. */
export function isReference(name: string): boolean {
  return name.includes('/');
}

/** Whether it explains one rule of the check. */
export function isRule(name: string): boolean {
  return name.startsWith(RULE);
}

/** Where the words have the text of a guide. The reference is large, and in files of its own. */
export function guideSection(name: string): string {
  if (isRule(name)) return name.replace(RULE, 'rules.');
  return isReference(name) ? name.replace('/', '.') : `docs.guides.${name}`;
}

/**
 * The page of the manual about a rule of the check. Only the build and the server have a list of the rules: half a kilobyte
 * in each page would be for few.
 */
export function rulePage(rule: string) {
  return {
    ...manual,
    name: `${RULE}${rule}`,
    // The build adds these words (web/build/manual).
    title: `rules.${rule}.title` as WordKey,
    description: `rules.${rule}.description` as WordKey,
    path: rulePath(rule),
  } as const;
}

function guideOf(name: GuideName) {
  return {
    ...manual,
    name,
    title: `docs.guides.${name}.title`,
    description: `docs.guides.${name}.description`,
    path: `/docs/${name}`,
  } as const;
}

function isTool(page: Page): page is Tool {
  return !page.isBasePage;
}
