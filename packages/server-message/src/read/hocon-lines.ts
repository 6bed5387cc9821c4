const LINE = /(?<![\w.-])"?(line[12])"?\s*[=:]\s*("""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|[^\n,}"]*)/g;

/**
 * Of one line: blanks of many empty lines would be looked at from each of them. Not with `m`: there U+2028 would begin a
 * line, too.
 */
const COMMENT = /(?<=^|[\n\r])[^\S\n\r]*(?:#|\/\/)[^\n\r]*/g;

/** The two lines of each message in MiniMOTD's `main.conf`. */
export function readHoconLines(text: string): readonly (readonly [string, string])[] {
  const found: [string, string][] = [];
  const withoutComments = text.replace(COMMENT, '');
  for (const [, key = '', value = ''] of withoutComments.matchAll(LINE)) {
    const string = readString(value.trim());
    const last = found.at(-1);
    if (key === 'line1' || last === undefined)
      found.push(key === 'line1' ? [string, ''] : ['', string]);
    else last[1] = string;
  }
  return found;
}

function readString(value: string): string {
  if (value.startsWith('"""')) return value.slice(3, -3);
  if (!value.startsWith('"')) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : value;
  } catch {
    return value.slice(1, -1); // an escape that HOCON refuses too
  }
}
