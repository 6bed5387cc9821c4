import {
  bedrockStatusEndpoint,
  type Endpoint,
  javaStatusEndpoint,
  playerProfileEndpoint,
  problemBody,
  type ReplyOf,
  sessionProfileEndpoint,
  skinImageEndpoint,
  watchEndpoint,
  watchIncidentsEndpoint,
} from '@fucina/api-contract';
import { readPng } from '@fucina/png';
import { SKIN_SIZES } from '@fucina/skin-model';
import type { Outside, ToolResult } from '@fucina/tool-functions';

/** `secret` is that of a watch. */
export type AskApi = (path: string, secret?: string) => Response | Promise<Response>;

/** Servers and players through this server's own API: its limits, caches and forbidden addresses hold here too. */
export function ownApiOutside(askApi: AskApi): Outside {
  /** `value` is the one parameter of the path. */
  const replyOf = async ({ path }: Endpoint, value: string, secret?: string) =>
    askApi(
      path.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed())),
      secret,
    );
  const askUnread = async <E extends Endpoint>(
    endpoint: E,
    value: string,
    secret?: string,
  ): Promise<ToolResult<() => ReplyOf<E>>> => {
    const reply = await replyOf(endpoint, value, secret);
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
    async watchedServer({ id, secret }) {
      const watch = await askUnread(watchEndpoint, id, secret);
      if (!watch.ok) return watch;
      const incidents = await askUnread(watchIncidentsEndpoint, id, secret);
      if (!incidents.ok) return incidents;
      const { value: readIncidents } = incidents;
      return {
        ok: true,
        value: () => ({ watch: watch.value(), incidents: readIncidents().incidents }),
      };
    },
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
