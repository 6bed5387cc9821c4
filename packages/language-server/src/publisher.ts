/** Long work waits as long as it takes, so that typing is not in its way, but not longer than this. */
const MAX_WAIT_MS = 200;
const QUICK_MS = 15;

export interface PublisherClock {
  readonly now: () => number;
  readonly after: (ms: number, work: () => void) => { readonly cancel: () => void };
}

/** Looks at each document again when it has changed: at once where that is quick, else after a pause in typing. */
export class Publisher {
  readonly #look: (uri: string) => Promise<void>;
  readonly #clock: PublisherClock;
  readonly #onFault: (thrown: unknown) => void;
  readonly #waiting = new Map<string, { readonly cancel: () => void }>();
  readonly #tookMs = new Map<string, number>();

  constructor(
    look: (uri: string) => Promise<void>,
    clock: PublisherClock,
    onFault: (thrown: unknown) => void,
  ) {
    this.#look = look;
    this.#clock = clock;
    this.#onFault = onFault;
  }

  changed(uri: string): void {
    this.#waiting.get(uri)?.cancel();
    const tookMs = this.#tookMs.get(uri) ?? 0;
    const waitMs = tookMs < QUICK_MS ? 0 : Math.min(tookMs, MAX_WAIT_MS);
    this.#waiting.set(
      uri,
      this.#clock.after(waitMs, () => {
        this.#lookAt(uri).catch(this.#onFault);
      }),
    );
  }

  closed(uri: string): void {
    this.#waiting.get(uri)?.cancel();
    this.#waiting.delete(uri);
    this.#tookMs.delete(uri);
  }

  async #lookAt(uri: string): Promise<void> {
    const before = this.#clock.now();
    await this.#look(uri);
    if (this.#waiting.has(uri)) this.#tookMs.set(uri, this.#clock.now() - before);
  }
}
