export interface TextPart {
  readonly part: string;
  /** A tag, a code or a placeholder: it stands for something and must not be changed letter by letter. */
  readonly isProtected: boolean;
}

// Tags and placeholders are capped in length: an unclosed one must not make every later start search to the end.
const PROTECTED = new RegExp(
  [
    // MiniMessage tags, quoted arguments included, and the bracketed hex notations
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

/** Cuts a text so that what software reads stands apart from what people read. */
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
