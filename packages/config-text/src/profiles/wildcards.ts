// Patterns come from settings that anybody may have written. A regular expression with several wildcards would try
// them in every combination; this tries each part of a pattern at each place of the text once.

/** A part of a pattern. */
export type Part =
  /** These characters, which may not be missing. */
  | { readonly kind: 'text'; readonly text: string }
  /** One of these. */
  | { readonly kind: 'choice'; readonly texts: readonly string[] }
  /** Any number of characters, but not this one. */
  | { readonly kind: 'any'; readonly but?: string }
  /** That many parts after it may be missing. */
  | { readonly kind: 'maybe'; readonly parts: number }
  /** What follows is this, or nothing. */
  | { readonly kind: 'before'; readonly text: string };

/** Whether a text consists of these parts. Its cost is the length of the text times their number, at most. */
export function fitsParts(text: string, parts: readonly Part[]): boolean {
  // Most texts do not have what is in the pattern word for word.
  if (!parts.every((part) => part.kind !== 'text' || text.includes(part.text))) return false;
  const places = text.length + 1;
  const tried = new Set<number>();
  /** Numbers of parts and places in the text, as one number. */
  const pending: number[] = [0];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const at = next % places;
    const number = (next - at) / places;
    const part = parts[number];
    if (part === undefined) {
      if (at === text.length) return true;
      continue;
    }
    if (tried.has(next)) continue;
    tried.add(next);
    for (const length of lengthsOf(part, text, at))
      pending.push((number + 1) * places + at + length);
    if (part.kind === 'maybe') pending.push((number + 1 + part.parts) * places + at);
    const goesOn = part.kind === 'any' && at < text.length && text[at] !== part.but;
    if (goesOn) pending.push(next + 1);
  }
  return false;
}

/** How many characters a part takes at a place, without going on. */
function lengthsOf(part: Part, text: string, at: number): readonly number[] {
  switch (part.kind) {
    case 'text':
      return text.startsWith(part.text, at) ? [part.text.length] : [];
    case 'choice':
      return part.texts.filter((each) => text.startsWith(each, at)).map(({ length }) => length);
    case 'before':
      return at === text.length || text.startsWith(part.text, at) ? [0] : [];
    case 'any':
    case 'maybe':
      return [0];
  }
}
