export interface Looking {
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again the next time. */
  readonly onFailure: (error: unknown) => void;
}

interface HowOften {
  readonly everyMs?: number;
}

const TEN_MINUTES_MS = 10 * 60_000;

/** Looks again and again whether there is something to do. Once it is stopped no failure is told. */
export function startLooking(
  look: (stopping: AbortSignal) => Promise<void>,
  { wait, onFailure, everyMs = TEN_MINUTES_MS }: Looking & HowOften,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const looking = (async () => {
    for (;;) {
      await wait(everyMs, signal);
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
