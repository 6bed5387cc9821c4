/** Notations of other programs, which nothing of the game reads: they stay letters. */
export type ForeignMarkup = 'bbcode' | 'html' | 'markdown' | 'ansi';

const BBCODE_OPENING = /\[(?:color|size|b|i|u|s|url|font)(?:=[^[\]]*)?\]/i;
const BBCODE_CLOSING = /\[\/(?:color|size|b|i|u|s|url|font)\]/i;
const HTML = /<(?:span|p|div|font|a)\s[^<>]*=["'][^<>]*>|<\/(?:span|p|div|font|strong)>/i;
const MARKDOWN = /(?:^|\s)(?:\*\*[^*\n]{1,500}\*\*|~~[^~\n]{1,500}~~)(?!\S*[*~])/;

export function foreignMarkup(text: string): ForeignMarkup | undefined {
  if (hasBbcode(text)) return 'bbcode';
  if (text.includes('\u001b[')) return 'ansi';
  if (HTML.test(text)) return 'html';
  return MARKDOWN.test(text) ? 'markdown' : undefined;
}

/** A tag that is closed somewhere after it. */
function hasBbcode(text: string): boolean {
  const opening = text.search(BBCODE_OPENING);
  return opening !== -1 && BBCODE_CLOSING.test(text.slice(opening));
}
