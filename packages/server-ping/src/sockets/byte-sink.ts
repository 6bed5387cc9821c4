export interface ByteSink {
  /** Keeps what fits; returns false if something did not fit. */
  push(chunk: Uint8Array): boolean;
  /** All bytes so far. */
  view(): Buffer;
}

/** Collects bytes in one growing buffer, so that single bytes take linear time and their chunks can be freed. */
export function createByteSink(limit: number): ByteSink {
  let bytes = Buffer.allocUnsafe(1024);
  let length = 0;
  return {
    push(chunk) {
      const needed = Math.min(limit, length + chunk.length);
      if (needed > bytes.length) {
        const grown = Buffer.allocUnsafe(Math.min(limit, Math.max(needed, bytes.length * 2)));
        bytes.copy(grown, 0, 0, length);
        bytes = grown;
      }
      const kept = chunk.subarray(0, needed - length);
      bytes.set(kept, length);
      length = needed;
      return kept.length === chunk.length;
    },
    view: () => bytes.subarray(0, length),
  };
}
