// A page of another site must not use a visitor's browser to reach a server in the visitor's network: neither across
// sites nor by giving its own name that server's address (DNS rebinding).
import { isIP } from 'node:net';
import type { AppContext } from '../app-env.ts';
import { originOf } from '../pages/origin.ts';
import { Problem } from '../problem.ts';
import type { Settings } from '../settings.ts';

/** Refuses hosts that are not this server's and origins of other sites; programs send no origin. */
export function refuseForeign(c: AppContext, settings: Settings): Problem | undefined {
  const host = hostOf(c.req.header('host') ?? new URL(c.req.raw.url).host);
  const own = settings.PUBLIC_URL && new URL(settings.PUBLIC_URL).hostname;
  if (host !== own && !isNoName(host)) {
    return new Problem(403, 'foreign_host', 'This is not the address of this site (PUBLIC_URL).');
  }
  const origin = c.req.header('origin');
  if (origin === undefined || origin === originOf(c, settings)) return undefined;
  return new Problem(403, 'foreign_origin', 'Pages of other sites may not ask here.');
}

function hostOf(host: string): string {
  return URL.parse(`http://${host}`)?.hostname ?? '';
}

/** Nobody can give these another address. */
function isNoName(host: string): boolean {
  return host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;
}
