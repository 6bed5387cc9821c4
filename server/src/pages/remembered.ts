/**
 * Keeps a pure function's answers for the few texts that browsers really send: bounded in entries and, because long
 * texts are not kept, in bytes. When strangers fill it up, it starts over.
 */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  maxEntries = 500,
): (text: string) => Answer {
  const known = new Map<string, Answer>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const fresh = answer(text);
    if (text.length > LONGEST_KEPT) return fresh;
    if (known.size >= maxEntries) known.clear();
    known.set(text, fresh);
    return fresh;
  };
}

const LONGEST_KEPT = 500;
