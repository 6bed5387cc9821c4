import type { EndpointPrice } from '@fucina/api-contract';
import type { Metrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { createNetworkCounts } from './network-counts.ts';
import { networksOf } from './networks.ts';

/** Takes a place for an answer that goes on, and answers what gives it back. Throws where there is none. */
export type EnterStream = (client: string) => () => void;

/** Some 45 kB each. */
const MAX_STREAMS = 2000;
const MAX_STREAMS_OF_CLIENT = 4;
const RETRY_AFTER_S = 60;
const NAME: EndpointPrice['ceiling'] = 'streams';

export function createStreamRoom(metrics: Metrics): EnterStream {
  const streamsIn = createNetworkCounts();
  let open = 0;
  metrics.watchCeiling(NAME, { running: () => open, waiting: () => 0 });

  const refuse = (status: 429 | 503, code: string, message: string) => {
    metrics.observeCeilingRefusal(NAME);
    const headers = { 'Retry-After': String(RETRY_AFTER_S) };
    return new Problem(status, code, message, { headers });
  };

  return (client) => {
    const networks = networksOf(client);
    if (open >= MAX_STREAMS) throw refuse(503, 'busy', 'All streams are taken: ask now and then.');
    if (!streamsIn.isBelow(networks, MAX_STREAMS_OF_CLIENT)) {
      const most = `${MAX_STREAMS_OF_CLIENT} streams at once are enough: close one, or ask now and then.`;
      throw refuse(429, 'too_many_streams', most);
    }
    open += 1;
    streamsIn.add(networks, 1);
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      open -= 1;
      streamsIn.add(networks, -1);
    };
  };
}
