import { type Edit, type LegacyToken, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly url: string;
}

const CHARACTER = String.raw`[^\s<>&§'"\\%{}?]`;
/** In a query `&c=2` is no code. */
const QUERY = String.raw`(?:\?(?:${CHARACTER}|[?]|&(?=[\w.~-]+=))*)?`;
const DOMAINS = 'com|net|org|gg|io|it|eu|de|fr|me|tv|dev|info|xyz|uk';
const WITH_PROTOCOL = String.raw`https?:\/\/${CHARACTER}+${QUERY}`;
const BARE = String.raw`(?<![\w-])(?:[\w-]{1,63}\.){1,8}(?:${DOMAINS})\b(?:\/${CHARACTER}*${QUERY})?`;
const LINK = new RegExp(`${WITH_PROTOCOL}|${BARE}`, 'gi');

/** From its first character on, or each of many would be looked at anew. */
const END_OF_SENTENCE = /(?<![.,;:!?)\]])[.,;:!?)\]]+$/;

/** Of most texts this is enough to know that there is none. */
const MAY_BE_LINK = /:\/\/|\.[a-z]/i;

/** Web addresses, which CraftBukkit makes clickable in texts with `§` codes; in MiniMessage they are only text. */
export function findLinks(text: string): readonly Link[] {
  if (!MAY_BE_LINK.test(text)) return [];
  return [...text.matchAll(LINK)]
    .filter(({ index }) => !isBehindBackslash(text, index))
    .map(({ 0: found, index }) => {
      const shown = found.replace(END_OF_SENTENCE, '');
      const url = /^https?:/i.test(shown) ? shown : `https://${shown}`;
      return { from: index, to: index + shown.length, url };
    });
}

/** A backslash would escape the click tag, also where codes between them are gone. */
function isBehindBackslash(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text[at] === ' ') at -= 1;
  return text[at] === '\\';
}

/** Those in a text with codes: the `a` of `&aexample.org` is no part of the address. */
export function findLinksBesideCodes(
  text: string,
  tokens: readonly LegacyToken[],
): readonly Link[] {
  if (!MAY_BE_LINK.test(text)) return [];
  const blanked = tokens.map(({ kind, from, to }) =>
    kind === 'text' ? text.slice(from, to) : ' '.repeat(to - from),
  );
  return findLinks(blanked.join(''));
}

/** The edits of a text, with web addresses put into click tags. */
export function wrapLinks(
  text: string,
  links: readonly Link[],
  edits: readonly Edit[],
): readonly Edit[] {
  const closing = links.map(({ to }) => ({ from: to, to, insert: '</click>' }));
  const opening = links.map(({ from, url }) => ({ from, to: from, insert: openingTag(url) }));
  // At one place a click tag is closed before other tags, and opened after them.
  const all = [...closing, ...edits, ...opening];
  all.sort((a, b) => a.from - b.from || a.to - b.to);
  return tidyEdits(text, all);
}

/** An address of the text in a click tag. */
export function clickTag({ from, to, url }: Link, text: string): string {
  return `${openingTag(url)}${text.slice(from, to)}</click>`;
}

function openingTag(url: string): string {
  return `<click:open_url:'${url}'>`;
}
