import { Problem } from '../problem.ts';
import { isPublicApi, methodsOf } from './public-api.ts';

// The longest state that the site itself writes into a query is 1,800 characters.
const MAX_TARGET_LENGTH = 8192;
/** More than this no tool may allow below its paths: 10,000 letters of a gradient, of up to nine characters when encoded. */
export const LONGEST_TARGET = 98_304;

/** What a tool wants otherwise below its own paths. */
export interface PathRule {
  readonly prefix: string;
  readonly maxTargetLength?: number;
  /** Refuses more than every path does. */
  readonly refuse?: (target: string) => Problem | undefined;
  /** Gives a refusal the shape that the tool promises. */
  readonly present?: (refusal: Problem) => Problem;
}

/**
 * Refuses what no honest visitor sends, before any route sees it.
 * `target` is the request line's, not yet tidied up by a URL parser, which would hide a climbing path.
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
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !(method === 'OPTIONS' && isPublicApi(target))) {
    return new Problem(405, 'method_not_allowed', 'Only GET and HEAD are served here.', {
      headers: { Allow: methodsOf(target) },
    });
  }
  if (target.length > most) {
    return new Problem(414, 'url_too_long', `A URL may have ${most} characters here.`);
  }
  return isPlainPath(target) ? undefined : refusePath(target);
}

// Nearly every request: nothing encoded, nothing that climbs. Worth a fast way through.
function isPlainPath(target: string): boolean {
  const query = target.indexOf('?');
  const encoded = target.indexOf('%');
  const isUnencoded = encoded === -1 || (query !== -1 && encoded > query);
  return isUnencoded && !target.includes('..') && !target.includes('\\');
}

function refusePath(target: string): Problem | undefined {
  const path = decodePath(target.split('?', 1)[0] ?? '');
  // Outside of the API a broken encoding is one more page that does not exist.
  if (path === undefined) {
    if (!isPublicApi(target)) return undefined;
    return new Problem(400, 'bad_encoding', 'The path is not valid percent-encoded UTF-8.');
  }
  if (path.includes('\0') || path.split(/[/\\]/).includes('..')) {
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
