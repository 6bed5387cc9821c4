import type { SourceFormat } from './formats.ts';

/** What is not read and stays letters: notations of other programs, and components that are no whole one. */
export const FOREIGN_MARKUP = ['bbcode', 'html', 'markdown', 'ansi', 'cmi', 'components'] as const;

export type ForeignMarkup = (typeof FOREIGN_MARKUP)[number];

const BBCODE_OPENING = /\[(?:color|size|b|i|u|s|url|font)(?:=[^[\]]*)?\]/i;
const BBCODE_CLOSING = /\[\/(?:color|size|b|i|u|s|url|font)\]/i;
const HTML = /<(?:span|p|div|font|a)\s[^<>]*=["'][^<>]*>|<\/(?:span|p|div|font|strong)>/i;
const MARKDOWN = /(?:^|\s)(?:\*\*[^*\n]{1,500}\*\*|~~[^~\n]{1,500}~~)(?!\S*[*~])/;
/** Gradients and colors by name. */
const CMI = /\{#(?:\w{1,40}(?:<|>|<>)|(?![0-9a-f]{6}\})[a-z_]{1,40})\}/i;
const DATA = /^(?:\s*,)?\s*(?:[[{]|\/\w)/;
const COMPONENT =
  /[[{,]\s{0,99}(?:\\?")?(?:text|translate|extra|keybind|selector|score|nbt)(?:\\?")?\s{0,9}:/;
const READ_AS_DATA: readonly SourceFormat[] = ['json', 'snbt', 'give-command'];

export function foreignMarkup(text: string, format: SourceFormat): ForeignMarkup | undefined {
  if (hasBbcode(text)) return 'bbcode';
  if (text.includes('\u001b[')) return 'ansi';
  if (HTML.test(text)) return 'html';
  if (MARKDOWN.test(text)) return 'markdown';
  if (CMI.test(text)) return 'cmi';
  // Cut off, or inside of other data.
  const isData = DATA.test(text) && COMPONENT.test(text);
  return isData && !READ_AS_DATA.includes(format) ? 'components' : undefined;
}

/** A tag that is closed somewhere after it. */
function hasBbcode(text: string): boolean {
  const opening = text.search(BBCODE_OPENING);
  return opening !== -1 && BBCODE_CLOSING.test(text.slice(opening));
}
