import { everyPage, type Page, rulePage } from './pages.ts';
import { ruleOfPath } from './rule-path.ts';
import { shellPage } from './shells.ts';

/** The result of looking up a URL path. Server and browser both use `readPath`. */
export type PathTarget =
  | { readonly kind: 'page'; readonly page: Page }
  /** Another spelling of the page's path; the visitor is redirected to `page.path`. */
  | { readonly kind: 'redirect'; readonly page: Page }
  | { readonly kind: 'none' };

const pagesByPath: ReadonlyMap<string, Page> = new Map(everyPage.map((page) => [page.path, page]));

/**
 * Looks up the page at a path. Paths that differ only in letter case, a trailing slash or unnecessary
 * percent-encoding are spellings of the same page.
 */
export function readPath(path: string): PathTarget {
  const page = pageAt(path);
  if (page !== undefined) return { kind: 'page', page };
  const other = pageAt(normalise(path));
  return other === undefined ? { kind: 'none' } : { kind: 'redirect', page: other };
}

/** A path of a rule or of a watch is one whatever its name: whether there is such a thing, the server knows. */
function pageAt(path: string): Page | undefined {
  const rule = ruleOfPath(path);
  return rule === undefined ? (pagesByPath.get(path) ?? shellPage(path)) : rulePage(rule);
}

function normalise(path: string): string {
  const decoded = path.replace(/%[0-9a-f]{2}/gi, decodeUnreserved).toLowerCase();
  // Without the lookbehind, a long run of slashes inside the path would take quadratic time.
  return decoded.length > 1 ? decoded.replace(/(?<!\/)\/+$/, '') : decoded;
}

/** RFC 3986, 6.2.2.2: only unreserved characters may be decoded; `%2F` is not the same as a slash. */
function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : encoded;
}
