import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

/** The secret is in the part of a link that browsers do not send. */
export interface WatchLink {
  readonly site: string;
  readonly id: string;
  readonly secret: string;
}

const PATH = /^\/watch\/([0-9a-z]{10})\/?$/;
const SECRET = /^#(f[wv]_[0-9a-z]{26})$/;

export function readWatchLink(typed: string, language: Language): WatchLink {
  const url = URL.parse(typed.trim());
  const id = PATH.exec(url?.pathname ?? '')?.[1];
  const secret = SECRET.exec(url?.hash ?? '')?.[1];
  if (url === null || id === undefined || secret === undefined) {
    throw new CliError(language.say('watch_server_no_link'));
  }
  return { site: readSite(url.origin, language), id, secret };
}

export function writeWatchLink({ site, id, secret }: WatchLink): string {
  return `${site}/watch/${id}#${secret}`;
}

/** Secrets do not travel in clear text; to this machine they do not travel. */
export function readSite(typed: string, language: Language): string {
  const url = URL.parse(typed);
  const isHere = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url?.hostname ?? '');
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && isHere)) return url.origin;
  throw new CliError(language.say('watch_server_bad_site', { site: typed }));
}
