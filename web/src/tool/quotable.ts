const MAX_CHARACTERS = 40;

/** What somebody typed, short enough to be quoted in a sentence. */
export function quotable(typed: string): string {
  const text = typed.trim();
  // An emoji may take two places; it is never cut in half.
  const start = Array.from(text.slice(0, 2 * MAX_CHARACTERS + 2));
  return start.length <= MAX_CHARACTERS ? text : `${start.slice(0, MAX_CHARACTERS).join('')}…`;
}
