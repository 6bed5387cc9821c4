/**
 * Keeps a pure function's answers for the few texts that browsers really send; when strangers fill it up, it
 * starts over.
 */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  maxEntries = 500,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    if (known.size >= maxEntries) known.clear();
    const fresh = answer(text);
    known.set(text, fresh);
    return fresh;
  };
}
