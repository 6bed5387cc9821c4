import { Buffer } from 'node:buffer';
import { playerProfile, sessionProfile } from '@fucina/api-contract';
import { readPng } from '@fucina/png';
import { readBoundedText } from '@fucina/server-ping';
import { SKIN_SIZES } from '@fucina/skin-model';
import type { Outside, ToolResult } from '@fucina/tool-functions';
import { type FailureCode, failed } from './failed.ts';

interface Hosts {
  readonly api: string;
  readonly session: string;
  readonly textures: string;
}

const MOJANG: Hosts = {
  api: 'https://api.mojang.com',
  session: 'https://sessionserver.mojang.com',
  textures: 'https://textures.minecraft.net',
};
const DEADLINE_MS = 5000;
const MAX_BYTES = 64 * 1024;

/** Asks Mojang from this machine, with the codes of our API for what goes wrong. */
export function askMojang(hosts = MOJANG): Omit<Outside, 'serverStatus' | 'watchedServer'> {
  return {
    mojangPlayer: (name) =>
      ask(`${hosts.api}/users/profiles/minecraft/${encodeURIComponent(name)}`, playerProfile),
    mojangProfile: (uuid) =>
      ask(`${hosts.session}/session/minecraft/profile/${uuid}`, sessionProfile),
    skinPixels: (hash) =>
      download(
        `${hosts.textures}/texture/${hash}`,
        (text) => {
          const read = readPng(Buffer.from(text, 'latin1'), SKIN_SIZES);
          return read.ok ? read.value : undefined;
        },
        'texture_not_found',
      ),
  };
}

async function ask<Value>(
  url: string,
  schema: { readonly parse: (given: unknown) => Value },
): Promise<ToolResult<Value>> {
  return download(url, (text) => schema.parse(JSON.parse(text)));
}

/** `read` gets each byte as a character. */
async function download<Value>(
  url: string,
  read: (text: string) => Value,
  missing: FailureCode = 'player_not_found',
): Promise<ToolResult<Value>> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(url, { signal, redirect: 'error' });
    if (response.status === 404 || response.status === 204) return failed(missing);
    if (response.status === 429) return failed('upstream_busy');
    return { ok: true, value: read(await readBoundedText(response, MAX_BYTES)) };
  } catch {
    return failed('upstream_failed');
  }
}
