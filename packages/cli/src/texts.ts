import { type InputFormat, isWholeFile, opensValue } from './formats.ts';
import { wholeText } from './input.ts';

export interface Text {
  readonly text: string;
  /** The line that it begins in, from 1. */
  readonly line: number;
}

/**
 * The texts of a file: one per line, or the whole file where the format may take several lines. With `auto` that
 * is so when the first line only opens a list or an object.
 */
export async function* textsOf(
  lines: AsyncIterable<string>,
  format: InputFormat,
): AsyncGenerator<Text> {
  let line = 0;
  const iterator = lines[Symbol.asyncIterator]();
  const rest = { [Symbol.asyncIterator]: () => iterator };
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) {
    line += 1;
    const isWhole = isWholeFile(format) || (format === 'auto' && opensValue(next.value));
    if (line === 1 && isWhole) {
      const text = [next.value, await wholeText(rest)].join('\n');
      yield { text: text.trimEnd(), line };
      return;
    }
    yield { text: next.value, line };
  }
}
