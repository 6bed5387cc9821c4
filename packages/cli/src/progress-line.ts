import type { Writable } from 'node:stream';
import type { Language } from './language.ts';

/** What takes no longer needs no progress. */
const BEGINS_MS = 1000;
const STEP_MS = 100;
const ERASE = '\r\u001b[K';

/** A line on a terminal that says how far work is, until something else is written. */
export class ProgressLine {
  readonly #stream: Writable & { readonly isTTY?: boolean };
  readonly #language: Language;
  #shownAt: number | undefined;
  #isThere = false;

  constructor(stream: Writable & { readonly isTTY?: boolean }, language: Language) {
    this.#stream = stream;
    this.#language = language;
  }

  show(done: number, total: number): void {
    if (this.#stream.isTTY !== true) return;
    const now = performance.now();
    this.#shownAt ??= now + BEGINS_MS - STEP_MS;
    if (done >= total) this.erase();
    else if (now - this.#shownAt >= STEP_MS) {
      this.#shownAt = now;
      const { say, code } = this.#language;
      const [some, all] = [done, total].map((count) => count.toLocaleString(code));
      this.#stream.write(`${ERASE}${say('progress', { done: some, total: all })}`);
      this.#isThere = true;
    }
  }

  erase(): void {
    if (this.#isThere) this.#stream.write(ERASE);
    this.#isThere = false;
  }
}
