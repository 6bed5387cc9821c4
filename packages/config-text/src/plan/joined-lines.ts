import type { Join } from '../conversion/conversion.ts';
import type { FileText, OpenedFile } from '../file/open-file.ts';
import { fitsKeys } from '../profiles/glob.ts';
import type { Profile } from '../profiles/profile.ts';

/** Lines farther away have their own colors; of long lists the proof would be slow. */
const MOST_LINES = 8;

/** The lines above and below a text in a list that its plugin reads as one text. */
export function joinedLines(
  { texts }: OpenedFile,
  index: number,
  { joinedLists = [] }: Profile,
  convert: (text: FileText) => string,
): readonly Join[] {
  const text = texts[index];
  if (text === undefined || !joinedLists.some((keys) => fitsKeys(text.path, keys))) return [];
  const list = text.path.slice(0, -1).join('\n');
  const isBeside = ({ path }: FileText) => path.slice(0, -1).join('\n') === list;
  const above = texts.slice(Math.max(0, index - MOST_LINES), index).filter(isBeside);
  const below = texts.slice(index + 1, index + 1 + MOST_LINES).filter(isBeside);
  const joins: Join[] = [];
  const write = (lines: readonly FileText[], read: (line: FileText) => string) =>
    lines.map(read).join('\n');
  const opened = ({ value }: FileText) => value;
  if (above.length > 0) {
    const place = 'before';
    joins.push({ place, from: `${write(above, opened)}\n`, to: `${write(above, convert)}\n` });
  }
  if (below.length > 0) {
    const place = 'after';
    joins.push({ place, from: `\n${write(below, opened)}`, to: `\n${write(below, convert)}` });
  }
  return joins;
}
