/** Shorter words would match too much. */
const MIN_LENGTH = 4;

/**
 * Whether the word starts with what was typed, after one letter is changed, added, left out or swapped with the next.
 */
export function startsWithTypo(word: string, typed: string): boolean {
  if (typed.length < MIN_LENGTH) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  if (at === typed.length) return true;
  const rest = typed.slice(at + 1);
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    word.startsWith(rest, at + 1) ||
    word.startsWith(rest, at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (isSwapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
}
