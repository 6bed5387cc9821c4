import { gradientEndpoint } from '@fucina/api-contract';
import { writeGradient } from '@fucina/api-contract/answers';
import type { Bind } from '../../http/endpoint.ts';
import { prepareJson } from '../../http/prepared-body.ts';
import { orThrow } from '../../problem.ts';

// The same question has the same answer until we change the rules.
const FRESHNESS = { maxAgeS: 3600, staleWhileRevalidateS: 86_400 };

export function gradientRoutes(bind: Bind): void {
  bind(gradientEndpoint, {}, ({ query, once }) => ({
    reply: once(() => prepareJson(orThrow(writeGradient(query)))),
    freshness: FRESHNESS,
  }));
}
