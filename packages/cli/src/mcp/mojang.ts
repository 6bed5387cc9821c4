import { playerProfile, sessionProfile } from '@fucina/api-contract';
import { readBoundedText } from '@fucina/server-ping';
import type { Outside, ToolResult } from '@fucina/tool-functions';

interface Hosts {
  readonly api: string;
  readonly session: string;
}

const MOJANG: Hosts = {
  api: 'https://api.mojang.com',
  session: 'https://sessionserver.mojang.com',
};
const DEADLINE_MS = 5000;
const MOST_BYTES = 64 * 1024;

/** Asks Mojang from this machine, with the codes of our API for what goes wrong. */
export function askMojang(hosts = MOJANG): Pick<Outside, 'mojangPlayer' | 'mojangProfile'> {
  return {
    mojangPlayer: (name) =>
      ask(`${hosts.api}/users/profiles/minecraft/${encodeURIComponent(name)}`, playerProfile),
    mojangProfile: (uuid) =>
      ask(`${hosts.session}/session/minecraft/profile/${uuid}`, sessionProfile),
  };
}

async function ask<Value>(
  url: string,
  schema: { readonly parse: (given: unknown) => Value },
): Promise<ToolResult<Value>> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (response.status === 404 || response.status === 204) return failed('player_not_found');
    if (response.status === 429) return failed('upstream_busy');
    const reply: unknown = JSON.parse(await readBoundedText(response, MOST_BYTES));
    return { ok: true, value: schema.parse(reply) };
  } catch {
    return failed('upstream_failed');
  }
}

function failed(code: string): { readonly ok: false; readonly error: { readonly code: string } } {
  return { ok: false, error: { code } };
}
