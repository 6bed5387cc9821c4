import { Problem } from '../problem.ts';
import { isPublicApi, methodsOf } from './public-api.ts';

// The longest state that the site itself writes into a query is 1,800 characters.
const MAX_TARGET_LENGTH = 8192;
// A gradient's text may have 10,000 characters, of up to nine when encoded.
const MAX_GRADIENT_TARGET_LENGTH = 98_304;
const GRADIENT_PATH = '/api/v2/rgb?';
const STATUS_PATH = '/api/mcsrvstat/';
// Nothing, or more than one part, where the address should be.
const NO_ADDRESS = /^\/api\/mcsrvstat\/(?:bedrock\/)?3\/(?:[^?]*\/[^?]*)?(?:\?|$)/;

/**
 * Refuses what no honest visitor sends, before any route sees it.
 * `target` is the request line's, not yet tidied up by a URL parser, which would hide a climbing path.
 */
export function refuseShape(method: string, target: string): Problem | undefined {
  const refusal = refuse(method, target);
  if (!target.startsWith(STATUS_PATH)) return refusal;
  if (refusal === undefined && !NO_ADDRESS.test(target)) return undefined;
  return asStatus(refusal ?? new Problem(400, 'bad_path', 'That is not the address of a server.'));
}

function refuse(method: string, target: string): Problem | undefined {
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead && !(method === 'OPTIONS' && isPublicApi(target))) {
    return new Problem(405, 'method_not_allowed', 'Only GET and HEAD are served here.', {
      headers: { Allow: methodsOf(target) },
    });
  }
  const most = target.startsWith(GRADIENT_PATH) ? MAX_GRADIENT_TARGET_LENGTH : MAX_TARGET_LENGTH;
  if (target.length > most) {
    return new Problem(414, 'url_too_long', `A URL may have ${most} characters here.`);
  }
  return isPlainPath(target) ? undefined : refusePath(target);
}

/** Every body of the status says `online: false` and why; what makes no path there is no address. */
function asStatus({ status, code, message, headers }: Problem): Problem {
  const isPath = status !== 405;
  const [shownStatus, shownCode] = isPath ? ([400, 'invalid_address'] as const) : [status, code];
  return new Problem(shownStatus, shownCode, message, {
    headers,
    fields: { online: false, error: shownCode },
  });
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
  if (path === undefined) {
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
