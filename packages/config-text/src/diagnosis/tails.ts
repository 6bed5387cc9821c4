import { DECORATIONS, toRuns } from '@fucina/minecraft-text/component';
import type { LegacyToken } from '@fucina/minecraft-text/legacy-tokens';
import { isAffixPath } from '../keys/kinds-of-keys.ts';
import type { Profile } from '../profiles/profile.ts';
import { readTagged } from './read-tagged.ts';
import type { TaggedText, TextMistake } from './text-mistake.ts';

/** Codes of decorations after the last letter: they change what the plugin adds to the text. */
export function findTailCodes(
  tokens: readonly LegacyToken[],
  { join }: Profile,
): readonly TextMistake[] {
  const last = tokens.at(-1);
  const lastText = tokens.findLastIndex(({ kind }) => kind === 'text');
  const first = tokens[lastText + 1];
  if (lastText === -1 || first === undefined || last?.kind !== 'decoration') return [];
  return leak(first.from, last.to, join);
}

/** A prefix or suffix that leaves a decoration on where colors do not end it. */
export function findOpenDecorations(tagged: TaggedText): readonly TextMistake[] {
  const { text, profile, path } = tagged;
  if (!isAffixPath(path) || text.trim() === '') return [];
  const read = readTagged({ ...tagged, text: `${text}${PROBE}` });
  const last = read && toRuns(read).at(-1);
  const isShown = last !== undefined && 'text' in last && (last.text ?? '').endsWith(PROBE);
  const isOpen = isShown && DECORATIONS.some((name) => last[name] === true);
  return isOpen ? leak(0, text.length, profile.join) : [];
}

/** Stands for the text that is joined. */
const PROBE = 'X';

function leak(from: number, to: number, join: Profile['join']): readonly TextMistake[] {
  if (join === 'component' || join === 'none') return [];
  return [{ code: 'tail-leaks', from, to }];
}
