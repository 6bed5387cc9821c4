import { gradientEndpoint } from '@fucina/api-contract';
import { writeGradient } from '@fucina/api-contract/answers';
import type { Bind } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { orThrow } from '../../problem.ts';

// The same question has the same answer until we change the rules.
const FRESHNESS = { maxAgeS: 3600, staleWhileRevalidateS: 86_400 };

/** About the letters of the output. More take longer than letting others in between. */
const MAX_AT_ONCE = 8192;
/** What a letter takes besides its notation. */
const LETTER = 16;

export function gradientRoutes(bind: Bind): void {
  bind(gradientEndpoint, {}, async (request) => {
    const { query, once } = request;
    const write = () => prepareJson(orThrow(writeGradient(query)));
    const isLong = query.text.length * (query.format.length + LETTER) > MAX_AT_ONCE;
    const reply = isLong ? await request.inTurn(write, request.signal) : once(write);
    return { reply, freshness: FRESHNESS };
  });
}
