import {
  acceptedLanguage,
  canonicalPath,
  chooseLanguage,
  languageQuery,
  readPath,
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
}

/** What the server would answer to a visit of this address; undefined for what is no page. */
export function answerOfPage(
  url: URL,
  { cookie, languages = [] }: Visitor,
): PageAnswer | undefined {
  const target = readPath(url.pathname);
  if (target.kind === 'none') return undefined;
  const language = chooseLanguage({
    query: url.searchParams.get(languageQuery),
    cookie,
    accepted: () => acceptedLanguage(languages.join(',')),
  });
  const file = canonicalPath(target.page, language);
  return target.kind === 'page' ? { file } : { file, redirect: target.page.path + url.search };
}
