import type { TextPlace } from '@fucina/minecraft-text/text-problem';

/** Finds the line of an offset quickly. Lines end at LF, CR LF and a lone CR. */
export class LineIndex {
  readonly #starts: number[] = [0];

  constructor(text: string) {
    const lineBreak = text.includes('\r') ? /\r\n?|\n/g : /\n/g;
    while (lineBreak.test(text)) this.#starts.push(lineBreak.lastIndex);
  }

  /** Counts from 0. */
  lineOf(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  startOf(line: number): number {
    return this.#starts[line] ?? 0;
  }

  placeOf(offset: number): TextPlace {
    const line = this.lineOf(offset);
    return { line: line + 1, column: offset - this.startOf(line) + 1 };
  }
}
