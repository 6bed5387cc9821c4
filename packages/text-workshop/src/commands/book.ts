import { isAtLeast, since } from '@fucina/game-versions';
import { type Component, toPlain } from '@fucina/minecraft-text';
import { quoteSnbt } from '@fucina/minecraft-text/snbt';
import { firstLine, textInTag } from './text-argument.ts';

/** Longer titles make the book unreadable. */
const MAX_TITLE = 32;

/** Gives a written book with the text on its first page; the title is the first line. */
export function bookCommand(text: Component, game: string): string {
  // The two quotes and the backslash are left out: what escapes there are differs by version.
  const title = toPlain(firstLine(text))
    .trim()
    .replace(/["'\\]/g, '')
    .slice(0, MAX_TITLE)
    // Half a character that is cut in two.
    .replace(/\p{Surrogate}$/u, '');
  const content = `{pages:[${textInTag(text, game)}],title:${quoteSnbt(title)},author:""}`;
  if (isAtLeast(game, since.itemComponents)) {
    return `/give @p written_book[written_book_content=${content}]`;
  }
  const numbers = isAtLeast(game, since.flattenedItems) ? '' : ' 1 0 ';
  return `/give @p written_book${numbers}${content}`;
}
