import type { WatchLink } from '../../api/watch.ts';

/** `#fw_…` of the owner, `#fv_…` of those who may look. */
const SECRET = /\bf[wv]_[0-9a-z]{26}\b/i;

/** The whole link, with its secret. */
export function addressOfWatch({ id, secret }: WatchLink): string {
  return `${location.origin}/watch/${id}#${secret}`;
}

/** The secret in a link, or in a text that somebody copied along with it. */
export function secretIn(text: string): string | undefined {
  return SECRET.exec(text)?.[0];
}

/** What a file says that keeps the link. */
export function linkFile(link: WatchLink, address: string): { name: string; text: string } {
  return {
    name: `fucina-watch-${link.id}.txt`,
    text: `${address}\n${addressOfWatch(link)}\n`,
  };
}
