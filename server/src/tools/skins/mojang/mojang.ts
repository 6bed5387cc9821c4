import { type PlayerProfile, type SessionProfile, sessionProfile } from '@fucina/api-contract';
import { Refusal } from '../../../cache/named-cache.ts';
import { createNameLookup } from './name-lookup.ts';
import { createPacedQueue, HostBusy } from './paced-queue.ts';
import { readReply, unexpectedStatus } from './read-reply.ts';
import { busy, type Upstream } from './upstream.ts';

/**
 * What Mojang can be asked; `undefined` means that it knows of no such thing. `client` is on whose
 * behalf: clients take turns.
 */
export interface Mojang {
  readonly findPlayer: (name: string, client: string) => Promise<PlayerProfile | undefined>;
  readonly getProfile: (
    question: { readonly uuid: string; readonly isSigned: boolean },
    client: string,
  ) => Promise<SessionProfile | undefined>;
  readonly getTexture: (
    hash: string,
    client: string,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface MojangHosts {
  readonly api: Upstream;
  readonly session: Upstream;
  readonly textures: Upstream;
}

const MAX_JSON_BYTES = 64 * 1024;
const MAX_TEXTURE_BYTES = 256 * 1024;

export function createMojang({ api, session, textures }: MojangHosts): Mojang {
  const names = createNameLookup(api);
  const findPlayer = createPacedQueue({
    pace: api.pace,
    maxAtOnce: names.maxAtOnce,
    send: names.find,
    keyOf: (name) => name.toLowerCase(),
  });
  const getProfile = queueOf(session, async (question: { uuid: string; isSigned: boolean }) => {
    const query = question.isSigned ? '?unsigned=false' : '';
    const path = `/session/minecraft/profile/${question.uuid}${query}`;
    const reply = await session.ask(path, { maxBytes: MAX_JSON_BYTES });
    if (reply.status === 204 || reply.status === 404) return undefined;
    return readReply(reply, sessionProfile);
  });
  const getTexture = queueOf(textures, async (hash: string) => {
    const reply = await textures.ask(`/texture/${hash}`, { maxBytes: MAX_TEXTURE_BYTES });
    if (reply.status === 404) return undefined;
    if (reply.status !== 200) throw unexpectedStatus(reply);
    return new Uint8Array(reply.body);
  });
  return {
    findPlayer: (name, client) => findPlayer(name, client).catch(refuse),
    getProfile: (question, client) => getProfile(question, client).catch(refuse),
    getTexture: (hash, client) => getTexture(hash, client).catch(refuse),
  };
}

/** One question a request. */
function queueOf<Question, Answer>(
  { pace }: Upstream,
  ask: (question: Question) => Promise<Answer>,
) {
  return createPacedQueue<Question, Answer>({
    pace,
    maxAtOnce: () => 1,
    send: (questions) => Promise.all(questions.map(ask)),
  });
}

function refuse(thrown: unknown): never {
  // Only this client was refused: others who wait for the same may still have their turn.
  throw thrown instanceof HostBusy ? new Refusal(busy(thrown.retryAfterS)) : thrown;
}
