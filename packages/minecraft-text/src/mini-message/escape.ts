const LEGACY_CODE = /§(?=[0-9a-fk-or])/gi;
/** A backslash needs another one only where it would escape what follows. */
const IN_TEXT = /<|\\(?=[<\\]|$)/g;
const IN_QUOTES = { "'": /'|\\(?=['\\]|$)/g, '"': /"|\\(?=["\\]|$)/g } as const;
/** No blanks, brackets, quotes, colons, backslashes; no slash at an end, where it has a meaning. */
const NEEDS_NO_QUOTES = /^[^\s'":<>\\/](?:[^\s'":<>\\]*[^\s'":<>\\/])?$/;

/** MiniMessage that shows exactly this text. */
export function escapeMiniMessage(text: string): string {
  // A section sign before a code letter fails a message, so an empty tag goes between the two.
  const escaped = text.replace(IN_TEXT, '\\$&');
  return escaped.includes('§') ? escaped.replace(LEGACY_CODE, '§<b/>') : escaped;
}

/** An argument of a tag, quoted if it has to be. */
export function escapeArgument(text: string): string {
  // Nothing can be put between the two here, so the sign becomes the one people type for it.
  const safe = text.replace(LEGACY_CODE, '&');
  return NEEDS_NO_QUOTES.test(safe) ? safe : quoteArgument(safe);
}

/** Between the quotes that occur less often in it. */
export function quoteArgument(text: string): string {
  const quote = text.split("'").length > text.split('"').length ? '"' : "'";
  return quote + text.replace(IN_QUOTES[quote], '\\$&') + quote;
}
