// What one process tells all that check, itself among them: PostgreSQL passes it on.
import { Client } from 'pg';
import { z } from 'zod';

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['forget', 'check']), target: z.number().int() }),
  z.object({ kind: z.literal('watch'), target: z.number().int(), shard: z.number().int() }),
]);
export type Announcement = z.output<typeof Message>;

export interface ListenOptions {
  readonly url: string;
  readonly hear: (message: Announcement) => void;
  /** Something may have been told meanwhile. */
  readonly onGap: () => void;
  /** Resolves after that time, or when the signal aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

export const CHANNEL = 'watch';
const AGAIN_MS = 1000;
const CONNECT_MS = 5000;

/** Listens until it is stopped, on a connection of its own. */
export function listenToAnnouncements(options: ListenOptions): () => Promise<void> {
  const { url, hear, onGap, wait, onFailure } = options;
  const stopping = new AbortController();

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: 'fucina',
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    });
    const lost = Promise.withResolvers<void>();
    client.on('error', lost.reject);
    client.on('end', lost.resolve);
    client.on('notification', ({ payload = '' }) => {
      const message = readAnnouncement(payload);
      if (message) hear(message);
    });
    const stop = () => lost.resolve();
    stopping.signal.addEventListener('abort', stop);
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      onGap();
      if (!stopping.signal.aborted) await lost.promise;
    } finally {
      stopping.signal.removeEventListener('abort', stop);
      await client.end();
    }
  }

  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await listen().catch(onFailure);
      await wait(AGAIN_MS, stopping.signal);
    }
  })();
  return async () => {
    stopping.abort();
    await listening;
  };
}

/** Undefined for what some other program of this database tells. */
function readAnnouncement(payload: string): Announcement | undefined {
  try {
    return Message.parse(JSON.parse(payload));
  } catch {
    return undefined;
  }
}
