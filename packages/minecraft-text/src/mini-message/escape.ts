const LEGACY_CODE = /§(?=[0-9a-fk-or])/gi;
/** A backslash is escaped only where it would otherwise escape the next character. */
const IN_TEXT = /<|\\(?=[<\\]|$)/g;
const IN_QUOTES = { "'": /'|\\(?=['\\]|$)/g, '"': /"|\\(?=["\\]|$)/g } as const;
/** No white space, angle brackets, quotes, colons or backslashes, and no slash at the start or end. */
const NEEDS_NO_QUOTES = /^[^\s'":<>\\/](?:[^\s'":<>\\]*[^\s'":<>\\/])?$/;

/** Escapes text so that MiniMessage shows it verbatim. */
export function escapeMiniMessage(text: string): string {
  // A section sign before a code letter makes a message fail, so an empty tag is put between them.
  const escaped = text.replace(IN_TEXT, '\\$&');
  return escaped.includes('§') ? escaped.replace(LEGACY_CODE, '§<b/>') : escaped;
}

/** Whether a text has a `§` that makes a message fail. */
export function hasLegacyCode(text: string): boolean {
  return /§[0-9a-fk-or]/i.test(text);
}

/** Writes a tag argument, quoted where needed. */
export function escapeArgument(text: string): string {
  // Nothing can be put between them inside an argument, so `§` becomes `&`.
  const safe = text.replace(LEGACY_CODE, '&');
  return NEEDS_NO_QUOTES.test(safe) ? safe : quoteArgument(safe);
}

/** Quotes with the kind of quote that occurs less often in the text. */
export function quoteArgument(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return quote + text.replace(IN_QUOTES[quote], '\\$&') + quote;
}
