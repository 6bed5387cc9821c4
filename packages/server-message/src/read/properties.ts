import { readPropertiesText } from '@fucina/quoting';

/** The entries of a Java properties file, read as `java.util.Properties` does. */
export function readProperties(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const line of logicalLines(text)) {
    // The key ends at the first separator or space that is not escaped.
    const key = /^(?:\\[\s\S]|[^\\=:\s])*/.exec(line)?.[0] ?? '';
    const value = line.slice(key.length).replace(/^[ \t\f]*[=:]?[ \t\f]*/, '');
    entries.set(readPropertiesText(key), readPropertiesText(value));
  }
  return entries;
}

/** Without comments and empty lines; a line that ends in a backslash goes on in the next one. */
function logicalLines(text: string): readonly string[] {
  const lines: string[] = [];
  let open: string | undefined;
  for (const natural of text.split(/\r\n|[\r\n]/)) {
    const line = natural.replace(/^[ \t\f]+/, '');
    if (open === undefined && /^(?:$|[#!])/.test(line)) continue;
    const joined: string = (open ?? '') + line;
    const goesOn = /(?<!\\)(?:\\\\)*\\$/.test(line);
    open = goesOn ? joined.slice(0, -1) : undefined;
    if (!goesOn) lines.push(joined);
  }
  return open === undefined ? lines : [...lines, open];
}
