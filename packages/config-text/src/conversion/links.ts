import { type Edit, tidyEdits } from '@fucina/minecraft-text/legacy-tokens';

export interface Link {
  readonly from: number;
  readonly to: number;
  readonly url: string;
}

const LINK =
  /(?:https?:\/\/[^\s<>&§'"\\%{}]+|(?<![\w-])(?:[\w-]{1,63}\.){1,8}(?:com|net|org|gg|io|it|eu|de|fr|me|tv|dev|info|xyz|uk)\b(?:\/[^\s<>&§'"\\%{}]*)?)/gi;

/** Web addresses, which CraftBukkit makes clickable in texts with `§` codes; in MiniMessage they are only text. */
export function findLinks(text: string): readonly Link[] {
  if (!/\.|:\/\//.test(text)) return [];
  return [...text.matchAll(LINK)].map(({ 0: found, index }) => {
    const shown = found.replace(/[.,;:!?)\]]+$/, '');
    const url = /^https?:/i.test(shown) ? shown : `https://${shown}`;
    return { from: index, to: index + shown.length, url };
  });
}

/** The edits of a text, with its web addresses put into click tags. */
export function wrapLinks(text: string, edits: readonly Edit[]): readonly Edit[] {
  const links = findLinks(text);
  const closing = links.map(({ to }) => ({ from: to, to, insert: '</click>' }));
  const opening = links.map(({ from, url }) => ({ from, to: from, insert: openingTag(url) }));
  // At one place a click tag is closed before other tags, and opened behind them.
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
