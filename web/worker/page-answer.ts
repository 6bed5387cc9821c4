import {
  acceptedLanguage,
  canonicalPath,
  chooseLanguage,
  type LanguageCode,
  languageQuery,
  notFoundPath,
  pageById,
  readPath,
  ruleAnchor,
  ruleOfPath,
  rulesPath,
  shellOf,
} from '@fucina/site';

interface Visitor {
  readonly cookie?: string | undefined;
  readonly languages?: readonly string[];
}

interface PageAnswer {
  /** The address of the page in the chosen language. */
  readonly file: string;
  /** Where another spelling of the address leads to. */
  readonly redirect?: string;
  /** Where it leads to without a network: of the pages of rules only their list is kept, of watches the tool. */
  readonly nearest?: string;
}

/** What the server would answer to a visit of this address; undefined for what is no page. */
export function answerOfPage(
  url: URL,
  { cookie, languages = [] }: Visitor,
): PageAnswer | undefined {
  const target = readPath(url.pathname);
  if (target.kind === 'none') return undefined;
  const file = canonicalPath(target.page, languageOf(url, { cookie, languages }));
  if (target.kind === 'redirect') return { file, redirect: target.page.path + url.search };
  // With a fragment of its own, or the browser would take the secret of the watch along.
  const shell = shellOf(target.page);
  if (shell) return { file, nearest: `${pageById(shell.tool).path}${url.search}#content` };
  const rule = ruleOfPath(url.pathname);
  if (rule === undefined) return { file };
  return { file, nearest: `${rulesPath}${url.search}#${ruleAnchor(rule)}` };
}

/** These exist, for programs; of some there is no telling without a network. */
const FOR_PROGRAMS =
  /^\/(?:(?:api|head|mcp|healthz|embed|\.well-known|assets|locales|link-picture|og|screenshots)(?:\/|$)|(?:robots|sitemap|llms|opensearch|sw|sw-off|favicon|(?:server-)?icon[\w-]*|manifest(?:\.\w+)?)\.\w+$)/;

/** The address of the page that says that there is nothing at this address. */
export function notFoundAnswerOf(url: URL, visitor: Visitor): string | undefined {
  const isPage = readPath(url.pathname).kind !== 'none';
  if (isPage || FOR_PROGRAMS.test(url.pathname)) return undefined;
  return notFoundPath(languageOf(url, visitor));
}

function languageOf({ searchParams }: URL, { cookie, languages = [] }: Visitor): LanguageCode {
  return chooseLanguage({
    query: searchParams.get(languageQuery),
    cookie,
    accepted: () => acceptedLanguage(languages.join(',')),
  });
}
