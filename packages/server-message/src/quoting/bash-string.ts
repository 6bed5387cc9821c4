// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must be escaped.
const NEEDS_ESCAPE = /[\\'\u0000-\u001f\u007f]/g;
const SHORT: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\t': '\\t',
};

/** `$'…'` of bash and zsh, which can have line breaks. */
export function writeBashString(text: string): string {
  const escaped = text.replace(
    NEEDS_ESCAPE,
    (character) =>
      SHORT[character] ?? `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
  return `$'${escaped}'`;
}
