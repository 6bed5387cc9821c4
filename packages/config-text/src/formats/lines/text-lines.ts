import type { Format, Scalar } from '../format.ts';
import { copiedValue } from '../mapped-value.ts';

/** Files such as `motd.txt`: each line is a text. Lines with `#name` are headers of EssentialsX. */
export const textLines: Format = {
  read(text) {
    const scalars: Scalar[] = [];
    let line = 0;
    for (const { 0: value, index: from } of text.matchAll(/(?<=^|\r\n|\n|\r(?!\n))[^\r\n]*/g)) {
      line += 1;
      if (value.trim() === '' || value.startsWith('#')) continue;
      const to = from + value.length;
      scalars.push({ path: [String(line)], from, to, value, kind: 'line', used: 1 });
    }
    return { scalars, problems: [] };
  },
  decode: (source) => copiedValue(source, 0, source.length),
  encode: (text, _scalar, canWrite) => (/[\r\n]/.test(text) || !canWrite(text) ? undefined : text),
  rewrite: (value) => (/[\r\n]/.test(value) ? undefined : value),
};
