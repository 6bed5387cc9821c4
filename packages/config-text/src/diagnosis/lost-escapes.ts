import { compareLooks } from '../conversion/compare-looks.ts';
import { readTagged } from './read-tagged.ts';
import type { TaggedText, TextMistake } from './text-mistake.ts';

/** Oraxen keeps the backslash only before these letters. */
const REMOVED = /\\(?![un"])/g;

/** An escaped tag, where the plugin removes backslashes: it becomes a tag. */
export function findLostEscapes(tagged: TaggedText): readonly TextMistake[] {
  const { text, profile } = tagged;
  const [first] = text.matchAll(/\\+</g);
  if (profile.escapes === 'kept' || first === undefined) return [];
  const meant = readTagged(tagged);
  const shown = readTagged({ ...tagged, text: text.replace(REMOVED, '') });
  if (meant !== undefined && shown !== undefined && compareLooks(meant, shown, false).same) {
    return [];
  }
  return [{ code: 'needs-escape-lost', from: first.index, to: first.index + first[0].length }];
}
