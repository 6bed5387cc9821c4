import type { Endpoint, ParamsInputOf, QueryInputOf } from './endpoint.ts';

interface EndpointInput<E extends Endpoint> {
  readonly params?: ParamsInputOf<E>;
  readonly query?: QueryInputOf<E>;
}

/**
 * The URL of an API call, for the browser: `endpointUrl<typeof javaStatus>('/api/mcsrvstat/3/{address}', {
 * params })`. The path is repeated so that no schema (and no zod) is loaded; the type accepts no other path.
 */
export function endpointUrl<E extends Endpoint>(path: E['path'], input: EndpointInput<E>): string {
  const params = new Map(Object.entries(input.params ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encoded(params.get(name) ?? ''));
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encoded(value)}`);
  return query.length === 0 ? filled : `${filled}?${query.join('&')}`;
}

/** A text may hold half of an emoji, which cannot be encoded. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '\ufffd'));
}
