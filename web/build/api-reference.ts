import {
  CLIENT_BUDGETS,
  COMMON_PROBLEMS,
  type Endpoint,
  endpoints,
  parametersOf,
} from '@fucina/api-contract';
import { GRADIENT_LIMITS } from '@fucina/minecraft-text';
import type { Plugin } from 'vite';
import type {
  ApiReference,
  EndpointReference,
  WatchReference,
} from '../src/pages/api/reference.ts';

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
    endpoints: endpoints.flatMap((endpoint) =>
      endpoint.group === 'watch' ? [] : [endpointReference({ ...endpoint, group: endpoint.group })],
    ),
    // Nobody tries these here: they need the secret of a link.
    watch: endpoints.filter(({ group }) => group === 'watch').map(watchReference),
    commonProblems: problemsOf(COMMON_PROBLEMS),
    budgets: CLIENT_BUDGETS,
    limits: GRADIENT_LIMITS,
  };
}

function watchReference({ id, method, path, access }: Endpoint): WatchReference {
  return { id, method, path, access: access ?? 'all' };
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
