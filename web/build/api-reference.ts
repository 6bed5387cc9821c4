import {
  CLIENT_BUDGETS,
  COMMON_PROBLEMS,
  type Endpoint,
  endpoints,
  parametersOf,
} from '@fucina/api-contract';
import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import type { Plugin } from 'vite';
import type { ApiReference, EndpointReference } from '../src/pages/api/reference.ts';

const NAME = 'virtual:api-reference';
const RESOLVED = `\0${NAME}`;

/** What the page about the API shows, from the schemas that validate requests: the browser loads no schema. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load: (id) =>
      id === RESOLVED
        ? `export const apiReference = ${JSON.stringify(readReference())};`
        : undefined,
  };
}

function readReference(): ApiReference {
  return {
    // What belongs to a watch is done on its pages; programs find it in the OpenAPI document.
    endpoints: endpoints.flatMap((endpoint) =>
      endpoint.group === 'watch' ? [] : [endpointReference({ ...endpoint, group: endpoint.group })],
    ),
    commonProblems: problemsOf(COMMON_PROBLEMS),
    budgets: CLIENT_BUDGETS,
    limits: GRADIENT_LIMITS,
  };
}

function endpointReference(
  endpoint: Endpoint & Pick<EndpointReference, 'group'>,
): EndpointReference {
  const { id, group, path, reply, problems } = endpoint;
  return {
    id,
    group,
    path,
    perMinute: CLIENT_BUDGETS[endpoint.budget],
    type: 'json' in reply ? 'application/json' : reply.media[0],
    parameters: parametersOf(endpoint),
    problems: problemsOf(problems),
  };
}

function problemsOf(problems: Readonly<Record<string, number>>) {
  return Object.entries(problems).map(([code, status]) => ({ code, status }));
}
