import type { EndpointPrice } from '@fucina/api-contract';
import type { Metrics } from '../metrics.ts';
import { createCeiling } from './ceiling.ts';
import { TURNS_BETWEEN_JOBS } from './dear-work.ts';

/**
 * Does something that keeps the process for milliseconds, when it is that client's turn. A signal that aborts before
 * gives up the turn.
 */
export type DoInTurn = <Value>(
  client: string,
  work: () => Value,
  signal?: AbortSignal,
) => Promise<Value>;

const NAME: EndpointPrice['ceiling'] = 'turns';

/**
 * Of a burst of drawings and long gradients one is made at a time, and whoever asks for something else is answered in
 * between. Several visitors of one address may each open a page of a hundred heads.
 */
export function createTurns(metrics: Metrics): DoInTurn {
  const ceiling = createCeiling({
    maxRunning: 1,
    maxRunningPerClient: 1,
    maxStartsPerTurn: 1,
    turnsBetweenStarts: TURNS_BETWEEN_JOBS,
    maxWaiting: 1024,
    maxWaitingPerClient: 256,
    maxWaitMs: 5000,
    observeRefusal: () => metrics.observeCeilingRefusal(NAME),
  });
  metrics.watchCeiling(NAME, ceiling);
  return (client, work, signal) => ceiling.run(client, async () => work(), signal);
}
