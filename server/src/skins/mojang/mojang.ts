import {
  type PlayerProfile,
  playerProfile,
  type SessionProfile,
  sessionProfile,
} from '@fucina/api-contract';
import type { z } from 'zod';
import { Problem } from '../../problem.ts';
import { HostBusy, type HostGuard } from './host-guard.ts';
import type { HttpGet, HttpReply } from './http-get.ts';

/** What Mojang can be asked; `undefined` means that it knows of no such thing. */
export interface Mojang {
  readonly findPlayer: (name: string, signal: AbortSignal) => Promise<PlayerProfile | undefined>;
  readonly getProfile: (
    uuid: string,
    options: { readonly isSigned: boolean; readonly signal: AbortSignal },
  ) => Promise<SessionProfile | undefined>;
  readonly getTexture: (
    hash: string,
    signal: AbortSignal,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface Host {
  readonly baseUrl: string;
  readonly guard: HostGuard;
}

interface MojangOptions {
  readonly get: HttpGet;
  readonly api: Host;
  readonly session: Host;
  readonly textures: Host;
}

const MOST_JSON_BYTES = 64 * 1024;
const MOST_TEXTURE_BYTES = 256 * 1024;

/** CloudFront in front of Mojang answers 403 where Mojang itself would say 429. */
const ASKING_FOR_QUIET = [403, 429];

export function createMojang({ get, api, session, textures }: MojangOptions): Mojang {
  const ask = async (host: Host, path: string, maxBytes: number, signal: AbortSignal) => {
    await host.guard.admit().catch(refuse);
    const reply = await get(`${host.baseUrl}${path}`, { maxBytes, signal }).catch((cause) => {
      throw failed('Mojang cannot be reached.', cause);
    });
    if (ASKING_FOR_QUIET.includes(reply.status)) {
      host.guard.backOff(reply.retryAfterS);
      throw busy(reply.retryAfterS ?? 60);
    }
    return reply;
  };
  return {
    async findPlayer(name, signal) {
      const reply = await ask(api, `/users/profiles/minecraft/${name}`, MOST_JSON_BYTES, signal);
      // Two names for one question: the older path has been out of order at times.
      const answer = isFailure(reply)
        ? await ask(api, `/minecraft/profile/lookup/name/${name}`, MOST_JSON_BYTES, signal)
        : reply;
      if (isFailure(reply) && answer.status !== 200) throw unexpected(reply);
      if (answer.status === 204 || answer.status === 404) return undefined;
      return readJson(answer, playerProfile);
    },
    async getProfile(uuid, { isSigned, signal }) {
      const query = isSigned ? '?unsigned=false' : '';
      const path = `/session/minecraft/profile/${uuid}${query}`;
      const reply = await ask(session, path, MOST_JSON_BYTES, signal);
      if (reply.status === 204 || reply.status === 404) return undefined;
      return readJson(reply, sessionProfile);
    },
    async getTexture(hash, signal) {
      const reply = await ask(textures, `/texture/${hash}`, MOST_TEXTURE_BYTES, signal);
      if (reply.status === 404) return undefined;
      if (reply.status !== 200) throw unexpected(reply);
      return new Uint8Array(reply.body);
    },
  };
}

function readJson<Schema extends z.ZodType>(reply: HttpReply, schema: Schema): z.output<Schema> {
  if (reply.status !== 200) throw unexpected(reply);
  try {
    return schema.parse(JSON.parse(reply.body.toString('utf8')));
  } catch (cause) {
    throw failed('Mojang answered something that we do not understand.', cause);
  }
}

function isFailure({ status }: HttpReply): boolean {
  return status >= 500 || status === 410;
}

function unexpected({ status }: HttpReply): Problem {
  return failed(`Mojang answered with status ${status}.`);
}

function failed(message: string, cause?: unknown): Problem {
  return new Problem(502, 'upstream_failed', message, { cause });
}

function busy(retryAfterS: number): Problem {
  return new Problem(503, 'upstream_busy', 'Mojang asks for fewer requests; try again later.', {
    headers: { 'Retry-After': String(retryAfterS) },
  });
}

function refuse(thrown: unknown): never {
  throw thrown instanceof HostBusy ? busy(thrown.retryAfterS) : thrown;
}
