import { Problem } from '../problem.ts';
import { isPublicApi, methodsOf, takesMessages } from './public-api.ts';

// The longest state that the site itself writes into a query is 1,800 characters.
const MAX_TARGET_LENGTH = 8192;
const HERE = 'http://localhost';
/** How requests below a tool's paths are treated differently. */
export interface PathRule {
  readonly prefix: string;
  readonly maxTargetLength?: number;
  /** Where they answer to more than reading. */
  readonly methods?: readonly string[];
  /** More checks for these paths. */
  readonly refuse?: (target: string) => Problem | undefined;
  /** Changes a refusal to the shape that the tool promises. */
  readonly present?: (refusal: Problem) => Problem;
}

/**
 * Refuses malformed requests before any route sees them. `target` is from the request line, because a URL parser would
 * already have resolved `..`. Whoever wants a page gets one that says that there is none.
 */
export function refuseShape(
  method: string,
  target: string,
  rules: readonly PathRule[] = [],
  wantsPage: () => boolean = () => false,
): Problem | undefined {
  const rule = rules.find(({ prefix }) => target.startsWith(prefix));
  const refusal = refuseMethod(method, target, rule) ?? refuse(target, rule, wantsPage);
  if (rule === undefined) return refusal;
  const shown = refusal ?? rule.refuse?.(target);
  return shown && (rule.present?.(shown) ?? shown);
}

function refuseMethod(method: string, target: string, rule?: PathRule): Problem | undefined {
  if (rule?.methods?.includes(method) ?? isServed(method, target)) return undefined;
  const served = rule?.methods?.join(', ') ?? methodsOf(target);
  return new Problem(405, 'method_not_allowed', `This path answers only to ${served}.`, {
    headers: { Allow: served },
  });
}

function refuse(
  target: string,
  rule: PathRule | undefined,
  wantsPage: () => boolean,
): Problem | undefined {
  const most = rule?.maxTargetLength ?? MAX_TARGET_LENGTH;
  if (target.length > most) {
    return new Problem(414, 'url_too_long', `A URL may have ${most} characters here.`);
  }
  return isPlainPath(target) ? undefined : refusePath(target, wantsPage);
}

function isServed(method: string, target: string): boolean {
  if (takesMessages(target)) return method === 'POST';
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead || (method === 'OPTIONS' && isPublicApi(target));
}

// A fast path for nearly all requests.
function isPlainPath(target: string): boolean {
  const query = target.indexOf('?');
  const encoded = target.indexOf('%');
  const isUnencoded = encoded === -1 || (query !== -1 && encoded > query);
  return isUnencoded && !target.includes('..') && !target.includes('\\');
}

function refusePath(target: string, wantsPage: () => boolean): Problem | undefined {
  const [sent = ''] = target.split('?', 1);
  const path = decodePath(sent);
  // Outside of the API, a path that cannot be decoded or has a NUL is a page that does not exist.
  const isPage = !isPublicApi(target);
  if (path === undefined) {
    if (isPage) return undefined;
    return new Problem(400, 'bad_encoding', 'The path is not valid percent-encoded UTF-8.');
  }
  // No page has such a name. Where a URL parser would resolve it, it would be the address of another one.
  if (isPage && !isResolved(sent) && wantsPage()) return undefined;
  const hasNul = path.includes('\0') && !isPage;
  if (hasNul || path.split(/[/\\]/).includes('..')) {
    return new Problem(400, 'bad_path', 'The path is not one that this site could have.');
  }
  return undefined;
}

/** Whether a URL parser changes the path. */
function isResolved(path: string): boolean {
  return !URL.canParse(path, HERE) || new URL(path, HERE).pathname !== path;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
