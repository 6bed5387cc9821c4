// Mojang's list of servers that break its EULA: SHA-1 hashes of hosts and wildcards. Fetched in the background when it is
// first needed.
import { createHash } from 'node:crypto';
import { isIPv4 } from 'node:net';

export interface BlockedServers {
  /** Undefined while there is no list. */
  readonly isBlocked: (hosts: readonly string[]) => boolean | undefined;
  /** The first list is being fetched: answers without it will soon be outdated. */
  readonly isLoading: () => boolean;
}

export type FetchText = (signal: AbortSignal) => Promise<string>;

const FRESH_MS = 4 * 60 * 60 * 1000;
const RETRY_MS = 10 * 60 * 1000;
const FETCH_TIMEOUT_MS = 10_000;

export function createBlockedServers(fetchList: FetchText, now: () => number): BlockedServers {
  let hashes: ReadonlySet<string> | undefined;
  let isFetching = false;
  let nextFetchAt = Number.NEGATIVE_INFINITY;

  const refresh = async () => {
    nextFetchAt = now() + RETRY_MS;
    isFetching = true;
    try {
      const read = readHashes(await fetchList(AbortSignal.timeout(FETCH_TIMEOUT_MS)));
      if (read.size === 0) return;
      hashes = read;
      nextFetchAt = now() + FRESH_MS;
    } catch {
      // The last list stays in use; without one, answers lack the field.
    } finally {
      isFetching = false;
    }
  };

  return {
    isLoading: () => isFetching && hashes === undefined,
    isBlocked(hosts) {
      if (now() >= nextFetchAt) void refresh();
      const known = hashes;
      return known && hosts.some((host) => patternsOf(host).some((text) => known.has(sha1(text))));
    },
  };
}

/** Throws if the body is longer than `limit` bytes. */
export async function readBoundedText(response: Response, limit: number): Promise<string> {
  if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > limit) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

function readHashes(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s/).filter((line) => /^[0-9a-f]{40}$/.test(line)));
}

/** The host itself, then wildcards: names without their first labels, IPv4 addresses without their last parts. */
function patternsOf(host: string): readonly string[] {
  const bare = host
    .toLowerCase()
    .replace(/^_minecraft\._tcp\./, '')
    .replace(/\.$/, '');
  const parts = bare.split('.');
  if (isIPv4(bare)) {
    return [bare, ...[3, 2, 1].map((kept) => `${parts.slice(0, kept).join('.')}.*`)];
  }
  return [bare, ...parts.map((_, index) => `*.${parts.slice(index).join('.')}`)];
}

function sha1(text: string): string {
  return createHash('sha1').update(text, 'latin1').digest('hex');
}
