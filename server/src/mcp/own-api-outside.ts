import {
  bedrockStatusEndpoint,
  type Endpoint,
  javaStatusEndpoint,
  playerProfileEndpoint,
  problemBody,
  type ReplyOf,
  sessionProfileEndpoint,
} from '@fucina/api-contract';
import type { Outside, ToolResult } from '@fucina/tool-functions';

export type AskApi = (path: string) => Response | Promise<Response>;

/** Servers and players through this server's own API: its limits, caches and forbidden addresses hold here too. */
export function ownApiOutside(askApi: AskApi): Outside {
  /** `value` is the one parameter of the path. */
  const ask = async <E extends Endpoint>(
    { path }: E,
    value: string,
  ): Promise<ToolResult<ReplyOf<E>>> => {
    const filled = path.replace(/\{\w+\}/, () => encodeURIComponent(value.toWellFormed()));
    const reply = await askApi(filled);
    const body: unknown = await reply.json();
    if (reply.ok) return { ok: true, value: body as ReplyOf<E> }; // written by that endpoint
    const { code, message } = problemBody.parse(body);
    return { ok: false, error: { code, message } };
  };
  return {
    serverStatus: ({ address, edition }) =>
      edition === 'java' ? ask(javaStatusEndpoint, address) : ask(bedrockStatusEndpoint, address),
    mojangPlayer: (name) => ask(playerProfileEndpoint, name),
    mojangProfile: (uuid) => ask(sessionProfileEndpoint, uuid),
  };
}
