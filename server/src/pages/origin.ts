import type { AppContext } from '../app-env.ts';
import type { Settings } from '../settings.ts';
import { memoize } from './memoize.ts';

const PLAIN_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * The site's own origin: PUBLIC_URL, else the Host of this request. The latter is untrusted and goes into HTML, so only
 * plain spellings are accepted.
 */
export function originOf(c: AppContext, settings: Settings): string {
  if (settings.PUBLIC_URL !== undefined) return settings.PUBLIC_URL;
  const isProxied = settings.TRUST_PROXY > 0;
  const forwarded =
    isProxied && settings.TRUST_FORWARDED_HOST ? c.req.header('x-forwarded-host') : undefined;
  const host = (forwarded ?? c.req.header('host') ?? hostOf(c.req.raw.url)).toLowerCase();
  const scheme = isProxied && c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return plainOrigin(`${scheme}://${host}`) || `http://localhost:${settings.PORT}`;
}

const plainOrigin = memoize(
  // A port of 99999 has the right look, but there is none.
  (origin) => (PLAIN_ORIGIN.test(origin) && URL.canParse(origin) ? origin : ''),
  100,
);

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
