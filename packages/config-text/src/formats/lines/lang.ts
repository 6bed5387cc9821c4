import type { Format, Scalar } from '../format.ts';
import { MappedValueBuilder } from '../mapped-value.ts';

/**
 * Language files with `key: value` (Skript) or `key=value` (the game before 1.13). Their rules for comments differ
 * between programs, so they are only checked.
 */
export const lang: Format = {
  isReadOnly: true,
  read(text) {
    const scalars: Scalar[] = [];
    const sections: { readonly indent: number; readonly key: string }[] = [];
    let inComment = false;
    for (const { 0: line, index } of text.matchAll(/[^\r\n]+/g)) {
      const content = line.trim();
      if (content === '###') inComment = !inComment;
      if (inComment || content === '' || /^#(?!#)|^###$/.test(content)) continue;
      const end = endOfText(line);
      const separator = line.search(/[:=]/);
      if (separator === -1 || separator >= end) continue;
      const indent = line.length - line.trimStart().length;
      while ((sections.at(-1)?.indent ?? -1) >= indent) sections.pop();
      const key = line.slice(indent, separator).trim();
      const path = [...sections.map((section) => section.key), key];
      const source = line.slice(separator + 1, end).trim();
      if (source === '') {
        sections.push({ indent, key });
        continue;
      }
      const from = index + line.indexOf(source, separator + 1);
      const to = from + source.length;
      scalars.push({ path, from, to, value: decode(source).value, kind: 'line', used: 1 });
    }
    return { scalars, problems: [] };
  },
  decode,
  encode: () => undefined,
  rewrite: () => undefined,
};

function decode(source: string) {
  const builder = new MappedValueBuilder(source);
  let at = 0;
  for (let next = source.indexOf('##'); next !== -1; next = source.indexOf('##', at)) {
    builder.copy(at, next);
    builder.add('#', next, next + 2);
    at = next + 2;
  }
  builder.copy(at, source.length);
  return builder.build(0);
}

/** A comment begins at a `#` that is not doubled, outside of quotes and percent signs. */
function endOfText(line: string): number {
  let closing = '';
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if (closing !== '') {
      if (char === closing) closing = '';
    } else if (char === '#' && line[at + 1] === '#') at += 1;
    else if (char === '#') return at;
    else if ((char === '"' || char === '%') && line.includes(char, at + 1)) closing = char;
  }
  return line.length;
}
