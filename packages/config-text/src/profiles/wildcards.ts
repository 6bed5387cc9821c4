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
  /** For each part, the places in the text where it may begin. No part leads back to one before it. */
  const begins: (Uint8Array | undefined)[] = [];
  const begin = (number: number, at: number) => {
    const row = begins[number] ?? new Uint8Array(text.length + 1);
    row[at] = 1;
    begins[number] = row;
  };
  begin(0, 0);
  for (const [number, part] of parts.entries()) {
    const row = begins[number];
    begins[number] = undefined;
    for (let at = row?.indexOf(1) ?? -1; row && at >= 0; at = row.indexOf(1, at + 1)) {
      for (const length of lengthsOf(part, text, at)) begin(number + 1, at + length);
      if (part.kind === 'maybe') begin(number + 1 + part.parts, at);
      const goesOn = part.kind === 'any' && at < text.length && text[at] !== part.but;
      if (goesOn) row[at + 1] = 1;
    }
  }
  return begins[parts.length]?.[text.length] === 1;
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
