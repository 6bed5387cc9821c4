export const KINDS = ['yml', 'properties', 'json', 'toml', 'conf', 'lang', 'txt'] as const;
export type Kind = (typeof KINDS)[number];

/** Only so many characters are looked at, because this runs at each key. */
const LOOKED_AT = 20_000;
const ASSIGNMENT = /^[\w."-]+\s*=/;
const TOML_VALUE =
  /=\s*(?:".*"|'.*'|"{3}.*|'{3}.*|\[(?:.*[\],])?|true|false|[-+\d][\w.:+-]*)\s*(?:#.*)?$/;

/** What kind of file a text is of. It is a guess, which the visitor sees and can change. */
export function kindOfText(text: string): Kind {
  const lines = text
    .slice(0, LOOKED_AT)
    .split(/\r?\n/)
    .map((line) => line.trimEnd())
    .filter((line) => line !== '' && !/^\s*(?:#|\/\/)/.test(line));
  const has = (pattern: RegExp) => lines.some((line) => pattern.test(line));
  if (/^[{[]\s*(?:["}\]]|\/\/)/.test(text.trimStart())) return 'json';
  const isListOfObjects = has(/=\s*\[$/) && has(/^\s*\{/);
  if (isListOfObjects || has(/^\s*[\w."-]+\s*=?\s*\{/)) return 'conf';
  if (has(/^(?:-(?:\s|$)|[^\s=&§][^=]*:(?:\s|$))/)) return 'yml';
  const assignments = lines.filter((line) => ASSIGNMENT.test(line));
  const isToml = assignments.length > 0 && assignments.every((line) => TOML_VALUE.test(line));
  if (isToml || has(/^\[[\w."-]+\]$/)) return 'toml';
  if (assignments.length > 0) return 'properties';
  return lines.length === 0 ? 'yml' : 'txt';
}
