import { createListeners } from '../../../state/store.ts';
import type { StudioAnswers, StudioQuestion, TextLooks, WrittenText } from '../worker/protocol.ts';

/** As many as some minutes of scrolling show. */
const MAX_LOOKS = 2000;

type AskLooks = (
  question: Extract<StudioQuestion, { readonly kind: 'looks' }>,
) => Promise<StudioAnswers['looks']>;

/** How texts in view look. The worker is asked for all rows of one frame together. */
export class LooksCache {
  readonly #ask: AskLooks;
  readonly #known = new Map<string, TextLooks>();
  readonly #listeners = createListeners();
  #wanted = new Map<string, WrittenText>();
  #isScheduled = false;

  constructor(ask: AskLooks) {
    this.#ask = ask;
  }

  readonly subscribe = this.#listeners.subscribe;

  get(key: string): TextLooks | undefined {
    return this.#known.get(key);
  }

  want(key: string, text: WrittenText): void {
    if (this.#known.has(key) || this.#wanted.has(key)) return;
    this.#wanted.set(key, text);
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    queueMicrotask(() => this.#send());
  }

  #send(): void {
    const wanted = this.#wanted;
    this.#wanted = new Map();
    this.#isScheduled = false;
    this.#ask({ kind: 'looks', texts: [...wanted.values()] }).then(
      (looks) => {
        for (const [index, key] of [...wanted.keys()].entries()) {
          const found = looks[index];
          if (found !== undefined) this.#known.set(key, found);
        }
        this.#forgetOldest();
        this.#listeners.notify();
      },
      // The worker was stopped: rows that are still shown ask again when they are drawn again.
      () => undefined,
    );
  }

  #forgetOldest(): void {
    for (const key of this.#known.keys()) {
      if (this.#known.size <= MAX_LOOKS) return;
      this.#known.delete(key);
    }
  }
}
