import { endpoints, parametersOf } from '@fucina/api-contract';
import { EXAMPLE_VALUES } from '../../web/src/pages/api/example-values.ts';
import { requestPath } from '../../web/src/pages/api/request-path.ts';

const MAX_SHOWN = 80;

/** What a site answers to the example of each endpoint that answers JSON. Long values are cut. */
export async function exampleAnswers(origin: string): Promise<Readonly<Record<string, unknown>>> {
  const answers: [string, unknown][] = [];
  for (const endpoint of endpoints) {
    if (!('json' in endpoint.reply) || endpoint.group === 'watch') continue;
    const parameters = parametersOf(endpoint);
    const path = requestPath({ ...endpoint, parameters }, EXAMPLE_VALUES[endpoint.id] ?? {});
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`${answer.status} for ${path}: ${await answer.text()}`);
    answers.push([endpoint.id, shortened(await answer.json())]);
  }
  return Object.fromEntries(answers);
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string')
    return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
