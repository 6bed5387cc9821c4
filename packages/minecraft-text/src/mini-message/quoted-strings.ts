const ESCAPE = 0x5c;

/** The strings in one kind of quote, within the tags of one message. */
export class QuotedStrings {
  readonly #text: string;
  readonly #quote: number;
  readonly #last: number;
  // The last string that was found: any quote inside it can only close where the string closes.
  #start = -1;
  #end = -1;

  constructor(text: string, quote: string) {
    this.#text = text;
    this.#quote = quote.charCodeAt(0);
    this.#last = text.lastIndexOf(quote);
  }

  /** A quote opens a string only if the same quote occurs again later in the message. */
  opensAt(index: number): boolean {
    return index < this.#last;
  }

  /** The index where the string that opens there is closed; -1 if it never is. */
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
