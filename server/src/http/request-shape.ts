import { Problem } from '../problem.ts';
import { isPublicApi, methodsOf, takesMessages } from './public-api.ts';

// The longest state that the site itself writes into a query is 1,800 characters.
const MAX_TARGET_LENGTH = 8192;
/** How requests below a tool's paths are treated differently. */
export interface PathRule {
  readonly prefix: string;
  readonly maxTargetLength?: number;
  /** Refuses further requests. */
  readonly refuse?: (target: string) => Problem | undefined;
  /** Changes a refusal to the shape that the tool promises. */
  readonly present?: (refusal: Problem) => Problem;
}

/**
 * Refuses malformed requests before any route sees them. `target` is from the request line, because a URL parser would
 * already have resolved `..`.
 */
export function refuseShape(
  method: string,
  target: string,
  rules: readonly PathRule[] = [],
): Problem | undefined {
  const rule = rules.find(({ prefix }) => target.startsWith(prefix));
  const refusal = refuse(method, target, rule?.maxTargetLength ?? MAX_TARGET_LENGTH);
  if (rule === undefined) return refusal;
  const shown = refusal ?? rule.refuse?.(target);
  return shown && (rule.present?.(shown) ?? shown);
}

function refuse(method: string, target: string, most: number): Problem | undefined {
  if (!isServed(method, target)) {
    const served = methodsOf(target);
    return new Problem(405, 'method_not_allowed', `This path answers only to ${served}.`, {
      headers: { Allow: served },
    });
  }
  if (target.length > most) {
    return new Problem(414, 'url_too_long', `A URL may have ${most} characters here.`);
  }
  return isPlainPath(target) ? undefined : refusePath(target);
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

function refusePath(target: string): Problem | undefined {
  const path = decodePath(target.split('?', 1)[0] ?? '');
  // Outside of the API, a path that cannot be decoded or has a NUL is a page that does not exist.
  const isPage = !isPublicApi(target);
  if (path === undefined) {
    if (isPage) return undefined;
    return new Problem(400, 'bad_encoding', 'The path is not valid percent-encoded UTF-8.');
  }
  const hasNul = path.includes('\0') && !isPage;
  if (hasNul || path.split(/[/\\]/).includes('..')) {
    return new Problem(400, 'bad_path', 'The path is not one that this site could have.');
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
