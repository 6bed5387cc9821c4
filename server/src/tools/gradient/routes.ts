import { gradientEndpoint } from '@fucina/api-contract';
import { writeGradient } from '@fucina/api-contract/answers';
import type { Bind } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { orThrow } from '../../problem.ts';

// The same question has the same answer until we change the rules.
const FRESHNESS = { maxAgeS: 3600, staleWhileRevalidateS: 86_400 };

/** In letters. Longer ones take longer than letting others in between. */
const LONGEST_AT_ONCE = 256;

export function gradientRoutes(bind: Bind): void {
  bind(gradientEndpoint, {}, async ({ query, once, inTurn }) => {
    const write = () => prepareJson(orThrow(writeGradient(query)));
    const reply = query.text.length > LONGEST_AT_ONCE ? await inTurn(write) : once(write);
    return { reply, freshness: FRESHNESS };
  });
}
