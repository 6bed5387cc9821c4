import { type Component, toRuns } from '@fucina/minecraft-text/component';
import { clickTag, findLinks } from '../conversion/links.ts';
import { mayBeClicked } from '../keys/kinds-of-keys.ts';
import { readTagged } from './read-tagged.ts';
import type { TaggedText, TextMistake } from './text-mistake.ts';

/** A character for each address, of a range that no text has. */
const FIRST_MARK = 0xf0000;
const MAX_LINKS = 0xfffd;

/** Web addresses that players see and cannot click, because no tag around them says so. */
export function findLostLinks(tagged: TaggedText): readonly TextMistake[] {
  const { text, profile, path } = tagged;
  if (!mayBeClicked(path, profile)) return [];
  const links = findLinks(text).slice(0, MAX_LINKS);
  if (links.length === 0) return [];
  let marked = '';
  let at = 0;
  for (const [index, { from, to }] of links.entries()) {
    marked += text.slice(at, from) + String.fromCodePoint(FIRST_MARK + index);
    at = to;
  }
  const read = readTagged({ ...tagged, text: marked + text.slice(at) });
  const shown = read === undefined ? new Set<number>() : marksWithoutClick(read);
  return links
    .filter((_, index) => shown.has(FIRST_MARK + index))
    .map((link) => {
      const { from, to } = link;
      return { code: 'link-not-clickable', from, to, fix: clickTag(link, text) };
    });
}

/** An address in an argument of a tag is not among them: nobody sees it. */
function marksWithoutClick(read: Component): ReadonlySet<number> {
  const found = new Set<number>();
  for (const run of toRuns(read)) {
    if (!('text' in run) || run.click !== undefined) continue;
    for (const char of run.text ?? '') {
      const mark = char.codePointAt(0) ?? 0;
      if (mark >= FIRST_MARK) found.add(mark);
    }
  }
  return found;
}
