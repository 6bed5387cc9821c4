/**
 * Memoises a pure function of a header, of which browsers send few different values. Long texts are not cached, so the
 * memory is limited; a full cache is cleared.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  maxEntries = 500,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const fresh = answer(text);
    if (text.length > MAX_KEPT_LENGTH) return fresh;
    if (known.size >= maxEntries) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}

const MAX_KEPT_LENGTH = 500;
