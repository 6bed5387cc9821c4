export interface TextPart {
  readonly part: string;
  /** A tag, a code or a placeholder, whose letters must not be changed. */
  readonly isProtected: boolean;
}

// The lengths of tags and placeholders are limited. Otherwise every unclosed tag would be searched to the end
// of the text.
const PROTECTED = new RegExp(
  [
    // MiniMessage tags, including quoted arguments, and bracketed hex colors
    /<[/!?#]{0,2}[\w-]{0,64}(?::(?:'(?:\\.|[^'\\]){0,500}'|"(?:\\.|[^"\\]){0,500}"|[^<>'"]){0,500})?\/?>/,
    /[&§]x(?:[&§][0-9a-f]){6}/,
    /[&§]?#[0-9a-f]{6}(?![0-9a-f])/,
    /[&§][0-9a-fk-or]/,
    /%[^\s%]{1,100}%/,
    /\$?\{[^\s{}]{1,100}\}/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
  'gi',
);

/** Separates tags, codes and placeholders from ordinary text. */
export function splitProtected(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { 0: part, index } of text.matchAll(PROTECTED)) {
    if (index > at) parts.push({ part: text.slice(at, index), isProtected: false });
    parts.push({ part, isProtected: true });
    at = index + part.length;
  }
  if (at < text.length) parts.push({ part: text.slice(at), isProtected: false });
  return parts;
}
