import { pack, unpack } from './packed.ts';
import { otherParameters, type ReadState, readQuery, writeLinkQuery, writeQuery } from './query.ts';
import type { ToolDefinition } from './tool-definition.ts';

/** Some chat programs cut longer queries, so longer states are compressed behind the `#`, which no server sees. */
export const MAX_QUERY_LENGTH = 1800;
const MAX_PACKED_LENGTH = 8000;
export const PACKED = '#s=';

export type Address =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly error: TooLong };

/** How long a state is when compressed, and the most that an address takes. */
export interface TooLong {
  readonly code: 'too-long';
  readonly length: number;
  readonly max: number;
}

/** The page's address with this state in it. In a link, defaults are written too. */
export async function writeAddress<State>(
  definition: ToolDefinition<State>,
  state: State,
  page: string,
  { forLink = false }: { forLink?: boolean } = {},
): Promise<Address> {
  const url = new URL(addressWithoutState(definition, page));
  const query = (forLink ? writeLinkQuery : writeQuery)(definition, state);
  if (query.length <= MAX_QUERY_LENGTH) {
    url.search = [url.search, query].filter(Boolean).join('&');
    return { ok: true, value: url.href };
  }
  const packed = await pack(query);
  const { length } = packed;
  if (length > MAX_PACKED_LENGTH) {
    return { ok: false, error: { code: 'too-long', length, max: MAX_PACKED_LENGTH } };
  }
  url.hash = PACKED + packed;
  return { ok: true, value: url.href };
}

/** The page's address with its other parameters alone. */
export function addressWithoutState<State>(
  definition: ToolDefinition<State>,
  page: string,
): string {
  const url = new URL(page);
  url.search = otherParameters(definition, url.searchParams);
  if (url.hash.startsWith(PACKED)) url.hash = '';
  return url.href;
}

/** Whether an address has this field of a state. A packed state may have any. */
export function namesField(page: string, name: string): boolean {
  const url = new URL(page);
  return url.searchParams.has(name) || url.hash.startsWith(PACKED);
}

/** The state in an address. Asynchronous if it must be decompressed. */
export function readAddress<State>(
  definition: ToolDefinition<State>,
  page: string,
): ReadState<State> | Promise<ReadState<State>> {
  const url = new URL(page);
  if (!url.hash.startsWith(PACKED)) return readQuery(definition, url.searchParams);
  return unpack(url.hash.slice(PACKED.length)).then((query) =>
    query === undefined
      ? { state: undefined, problem: { code: 'unreadable' } }
      : readQuery(definition, new URLSearchParams(query)),
  );
}
