export interface Looking {
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again ten minutes later. */
  readonly onFailure: (error: unknown) => void;
}

const LOOK_EVERY_MS = 10 * 60_000;

/** Looks every ten minutes whether there is something to do. Once it is stopped no failure is told. */
export function startLooking(
  look: (stopping: AbortSignal) => Promise<void>,
  { wait, onFailure }: Looking,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const looking = (async () => {
    for (;;) {
      await wait(LOOK_EVERY_MS, signal);
      if (signal.aborted) return;
      await look(signal).catch((error) => {
        if (!signal.aborted) onFailure(error);
      });
    }
  })();
  return () => {
    stopping.abort();
    return looking;
  };
}
