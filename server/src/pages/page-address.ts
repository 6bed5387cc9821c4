import type { AppContext } from '../app-env.ts';
import { respond } from '../http/respond.ts';

/** The path as it was sent, whereas `c.req.path` is decoded. */
export function rawPath({ req }: AppContext): string {
  const [address = ''] = req.raw.url.split('?', 1);
  return address.slice(address.indexOf('/', address.indexOf('//') + 2));
}

/** Without its question mark. */
export function searchOf({ req }: AppContext): string {
  const start = req.raw.url.indexOf('?');
  return start === -1 ? '' : req.raw.url.slice(start + 1);
}

/** Each page has one address. */
export function redirect(c: AppContext, path: string): Response {
  const search = searchOf(c);
  return respond(c, {
    status: 308,
    body: null,
    headers: {
      Location: search === '' ? path : `${path}?${search}`,
      'Cache-Control': 'no-cache',
    },
  });
}
