const AHEAD_BYTES = 4 * 1024 * 1024;

/** Reads parts of a blob. Each read of a browser takes a millisecond, so what is behind a part is read with it. */
export class BlobParts {
  readonly #blob: Blob;
  #known = new Uint8Array();
  #knownFrom = 0;

  constructor(blob: Blob) {
    this.#blob = blob;
  }

  /** Valid as long as the reader is; shorter where the blob ends. */
  async read(from: number, to: number): Promise<Uint8Array> {
    const end = Math.min(to, this.#blob.size);
    if (from < this.#knownFrom || end > this.#knownFrom + this.#known.length) {
      const part = this.#blob.slice(from, Math.max(end, from + AHEAD_BYTES));
      this.#known = new Uint8Array(await part.arrayBuffer());
      this.#knownFrom = from;
    }
    return this.#known.subarray(from - this.#knownFrom, end - this.#knownFrom);
  }
}
