/**
 * What a terminal would obey, what turns the direction of what follows, and an end of line in what is on one, is
 * replaced: strangers choose names and texts.
 */
export function shown(text: string): string {
  return text.replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
