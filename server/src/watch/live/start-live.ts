import { TICK_S } from '@fucina/watch';
import { type Looking, startLooking } from '../look-now-and-then.ts';
import type { Live } from '../running-watch.ts';
import { createLive } from './live.ts';

interface LiveOptions extends Looking {
  readonly running: Parameters<typeof createLive>[0];
}

/** What is found is kept once a tick. */
const TURN_MS = TICK_S * 1000;
/** The usual proxies, and our own server, end what is silent for 20 seconds. */
const KEEP_MS = 10_000;

export function startLive({ running, ...looking }: LiveOptions): Live {
  const live = createLive(running);
  const stopTurns = startLooking(live.turn, { ...looking, everyMs: TURN_MS });
  const stopKeeping = startLooking(async () => live.keep(), { ...looking, everyMs: KEEP_MS });
  return {
    ...live,
    end() {
      void stopTurns();
      void stopKeeping();
      live.end();
    },
  };
}
