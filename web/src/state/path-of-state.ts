import { pack } from './packed.ts';
import { MAX_QUERY_LENGTH, PACKED } from './tool-address.ts';

/** Path and query, or packed query, that open a tool with a state that was written for a link. */
export async function pathOfState(path: string, query: string): Promise<string> {
  return query.length <= MAX_QUERY_LENGTH
    ? `${path}?${query}`
    : path + PACKED + (await pack(query));
}
