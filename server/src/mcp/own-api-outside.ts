import {
  bedrockStatusEndpoint,
  type Endpoint,
  javaStatusEndpoint,
  playerProfileEndpoint,
  problemBody,
  type ReplyOf,
  sessionProfileEndpoint,
  skinImageEndpoint,
} from '@fucina/api-contract';
import { readPng } from '@fucina/png';
import { SKIN_SIZES } from '@fucina/skin-model';
import type { Outside, ToolResult } from '@fucina/tool-functions';

export type AskApi = (path: string) => Response | Promise<Response>;

/** Servers and players through this server's own API: its limits, caches and forbidden addresses hold here too. */
export function ownApiOutside(askApi: AskApi): Outside {
  /** `value` is the one parameter of the path. */
  const replyOf = async ({ path }: Endpoint, value: string) =>
    askApi(path.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed())));
  const askUnread = async <E extends Endpoint>(
    endpoint: E,
    value: string,
  ): Promise<ToolResult<() => ReplyOf<E>>> => {
    const reply = await replyOf(endpoint, value);
    if (!reply.ok) return refusalOf(reply);
    const text = await reply.text();
    return { ok: true, value: () => JSON.parse(text) as ReplyOf<E> }; // written by that endpoint
  };
  const ask = async <E extends Endpoint>(
    endpoint: E,
    value: string,
  ): Promise<ToolResult<ReplyOf<E>>> => {
    const asked = await askUnread(endpoint, value);
    return asked.ok ? { ok: true, value: asked.value() } : asked;
  };
  return {
    serverStatus: ({ address, edition }) =>
      edition === 'java'
        ? askUnread(javaStatusEndpoint, address)
        : askUnread(bedrockStatusEndpoint, address),
    mojangPlayer: (name) => ask(playerProfileEndpoint, name),
    mojangProfile: (uuid) => ask(sessionProfileEndpoint, uuid),
    async skinPixels(hash) {
      const reply = await replyOf(skinImageEndpoint, hash);
      if (!reply.ok) return refusalOf(reply);
      const read = readPng(new Uint8Array(await reply.arrayBuffer()), SKIN_SIZES);
      return { ok: true, value: read.ok ? read.value : undefined };
    },
  };
}

async function refusalOf(reply: Response) {
  const { code, message } = problemBody.parse(await reply.json());
  return { ok: false, error: { code, message } } as const;
}
