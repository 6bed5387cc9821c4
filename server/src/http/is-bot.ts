/** Search engines, previews of links, programs that watch pages. Some phones are called Cubot. */
const BOT = /(?<!cu)bot\b|crawl|spider|slurp|archiver|facebookexternalhit|preview/i;

/** Whether a request names itself one of a program that looks at all pages there are. */
export function isBot(userAgent: string | null | undefined): boolean {
  return BOT.test(userAgent ?? '');
}
