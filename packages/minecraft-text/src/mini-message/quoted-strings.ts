const ESCAPE = 0x5c;

/** The strings between one kind of quote, in the tags of one message. */
export class QuotedStrings {
  readonly #text: string;
  readonly #quote: number;
  readonly #last: number;
  // The string read last: another quote inside it can only end where it did.
  #start = -1;
  #end = -1;

  constructor(text: string, quote: string) {
    this.#text = text;
    this.#quote = quote.charCodeAt(0);
    this.#last = text.lastIndexOf(quote);
  }

  /** A quote opens a string only if the same character occurs again anywhere later. */
  opensAt(index: number): boolean {
    return index < this.#last;
  }

  /** Where the string opened there is closed; -1 if it never is. */
  endOf(index: number): number {
    if (this.#start <= index && index < this.#end) return this.#end;
    const text = this.#text;
    const quote = this.#quote;
    for (let i = index + 1; i < text.length; i++) {
      const char = text.charCodeAt(i);
      if (char === quote) {
        this.#start = index;
        this.#end = i;
        return i;
      }
      if (char === ESCAPE) {
        const next = text.charCodeAt(i + 1);
        if (next === quote || next === ESCAPE) i++;
      }
    }
    return -1;
  }
}
