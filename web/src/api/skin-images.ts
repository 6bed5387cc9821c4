import type {
  avatarImageEndpoint,
  bodyImageEndpoint,
  capeImageEndpoint,
  skinImageEndpoint,
} from '@fucina/api-contract';
import { endpointUrl } from '@fucina/api-contract/client';
import type { SkinView } from '@fucina/skin-model';
import { type Refusal, readRefusal } from './ask.ts';

interface BodyOptions {
  readonly scale: number;
  readonly overlay: boolean;
  readonly view: SkinView;
  readonly cape: boolean;
}

/** Addresses of pictures; an id is a uuid, a player name or a texture hash. */
export function skinUrl(id: string): string {
  return endpointUrl<typeof skinImageEndpoint>('/api/crafatar/skins/{id}', { params: { id } });
}

export type SkinReply =
  | { readonly ok: true; readonly file: Blob }
  /** With 404 Mojang has no such player or texture. */
  | ({ readonly ok: false } & Refusal);

export async function fetchSkin(id: string, signal: AbortSignal): Promise<SkinReply> {
  const response = await fetch(skinUrl(id), { signal });
  if (response.ok) return { ok: true, file: await response.blob() };
  return { ok: false, ...(await readRefusal(response)) };
}

export function skinDownloadUrl(id: string): string {
  return `${skinUrl(id)}?download`;
}

export function capeUrl(id: string): string {
  return endpointUrl<typeof capeImageEndpoint>('/api/crafatar/capes/{id}', { params: { id } });
}

export function avatarUrl(id: string, { size, overlay }: { size: number; overlay: boolean }) {
  return endpointUrl<typeof avatarImageEndpoint>('/api/crafatar/avatars/{id}', {
    params: { id },
    query: { size: String(size), ...(overlay && { overlay: '1' }) },
  });
}

export function bodyUrl(id: string, { scale, overlay, view, cape }: BodyOptions): string {
  return endpointUrl<typeof bodyImageEndpoint>('/api/crafatar/renders/body/{id}', {
    params: { id },
    query: {
      scale: String(scale),
      ...(overlay && { overlay: '1' }),
      ...(view !== 'iso' && { view }),
      ...(cape && { cape: '1' }),
    },
  });
}
