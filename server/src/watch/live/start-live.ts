import { TICK_S } from '@fucina/watch';
import type { Live } from '../running-watch.ts';
import { createLive } from './live.ts';

interface LiveOptions {
  readonly running: Parameters<typeof createLive>[0];
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** It is tried again with the next turn. */
  readonly onFailure: (error: unknown) => void;
}

/** What is found is kept once a tick. */
const TURN_MS = TICK_S * 1000;
/** The usual proxies, and our own server, end what is silent for 20 seconds. */
const KEEP_MS = 10_000;

export function startLive({ running, wait, onFailure }: LiveOptions): Live {
  const live = createLive(running);
  const stopping = new AbortController();

  async function again(ms: number, act: () => unknown): Promise<void> {
    for (;;) {
      await wait(ms, stopping.signal);
      if (stopping.signal.aborted) return;
      await act();
    }
  }

  void again(TURN_MS, () => live.turn().catch(onFailure));
  void again(KEEP_MS, live.keep);
  return {
    ...live,
    end() {
      stopping.abort();
      live.end();
    },
  };
}
