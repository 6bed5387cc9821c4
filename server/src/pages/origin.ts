import type { AppContext } from '../http/app-env.ts';
import type { Settings } from '../settings.ts';
import { remembered } from './remembered.ts';

const PLAIN_ORIGIN =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/**
 * The address that visitors use: PUBLIC_URL, else what this request was sent to. The latter is the visitor's word,
 * so it is taken only in the plainest spelling; nothing else may reach an HTML document.
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

const plainOrigin = remembered((origin) => (PLAIN_ORIGIN.test(origin) ? origin : ''), 100);

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? '';
}
