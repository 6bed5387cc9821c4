import type { Join } from '../conversion/conversion.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { fitsKeys } from '../profiles/glob.ts';
import type { Profile } from '../profiles/profile.ts';

/** Of longer lists, each part of as many lines is looked at by itself. */
const MAX_LINES = 32;

/**
 * The lines above and below a text in a list that its plugin reads as one text. Those above as they are written then,
 * those below as they are now: so, line by line, the whole list is proven.
 */
export function joinedLines(
  { texts }: OpenedFile,
  index: number,
  { joinedLists = [] }: Profile,
  writtenAt: (index: number) => string,
): readonly Join[] {
  const { path } = texts[index] ?? { path: [] };
  if (!joinedLists.some((keys) => fitsKeys(path, keys))) return [];
  const first = Math.max(0, index - (Number(path.at(-1)) % MAX_LINES));
  const lines = texts.slice(first, first + MAX_LINES).map((text, at) => ({
    isIn: isBeside(text, path),
    now: text.value,
    at: first + at,
  }));
  const above = lines.filter(({ isIn, at }) => isIn && at < index);
  const below = lines.filter(({ isIn, at }) => isIn && at > index);
  const behind = below.map(({ now }) => `\n${now}`).join('');
  if (above.length === 0) {
    return below.length === 0 ? [] : [{ place: 'after', from: behind, to: behind }];
  }
  const from = above.map(({ now }) => `${now}\n`).join('');
  const to = above.map(({ at }) => `${writtenAt(at)}\n`).join('');
  return [{ place: 'before', from, to, behind }];
}

/** Whether a text is in the same list. */
function isBeside({ path }: FileText, other: readonly string[]): boolean {
  return path.length === other.length && path.slice(0, -1).every((key, at) => key === other[at]);
}
