import type { EndpointReference } from './reference.ts';

/** Path and query of a request. Parameters that are empty are left out; one in the path keeps its name. */
export function requestPath(
  { path, parameters }: Pick<EndpointReference, 'path' | 'parameters'>,
  values: Readonly<Record<string, string>>,
): string {
  const filled = path.replace(/\{(\w+)\}/g, (gap, name: string) =>
    values[name] ? encoded(values[name]) : gap,
  );
  const query = parameters.flatMap(({ name, place }) =>
    place === 'query' && values[name] ? [`${name}=${encoded(values[name])}`] : [],
  );
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** A field may hold half of an emoji, which cannot be encoded. */
function encoded(typed: string): string {
  return encodeURIComponent(typed.replace(/\p{Surrogate}/gu, '\ufffd'));
}
