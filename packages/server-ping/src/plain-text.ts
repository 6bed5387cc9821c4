// Untrusted text for places without colors.

// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point.
const CONTROLS = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Removes control characters and invisible characters, such as direction overrides. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(CONTROLS, '');
}

/** Removes formatting codes too; for names and versions. */
export function stripCodes(text: string): string {
  return cleanText(text.replace(/§(?:[\ud800-\udbff][\udc00-\udfff]|.)?/g, '')).replaceAll(
    '\n',
    ' ',
  );
}
