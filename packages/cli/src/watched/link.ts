import { readWatchLink as readLink } from '@fucina/api-contract/watch-link';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

/** The secret is in the part of a link that browsers do not send. */
export interface WatchLink {
  readonly site: string;
  readonly id: string;
  readonly secret: string;
}

export function readWatchLink(typed: string, language: Language): WatchLink {
  const link = readLink(typed);
  if (link === undefined) throw new CliError(language.say('watch_server_no_link'));
  return { site: readSite(link.origin, language), id: link.id, secret: link.secret };
}

export function writeWatchLink({ site, id, secret }: WatchLink): string {
  return `${site}/watch/${id}#${secret}`;
}

/** Secrets do not travel in clear text; to this machine they do not travel. */
export function readSite(typed: string, language: Language): string {
  const site = safeSite(typed);
  if (site === undefined)
    throw new CliError(language.say('watch_server_bad_site', { site: typed }));
  return site;
}

/** Undefined where a secret would travel in clear text. */
export function safeSite(typed: string): string | undefined {
  const url = URL.parse(typed);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere);
  return isSafe ? url?.origin : undefined;
}
