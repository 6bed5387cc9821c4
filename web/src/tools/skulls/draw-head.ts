import { type Picture, renderHead } from '@fucina/skin-model';
import { fetchSkin } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';

/** Mojang has no such texture, or the skin cannot be loaded or read. */
export type NoHead = 'no_texture' | 'no_picture';

/** The head of a texture, or what the page says instead. */
export async function drawHead(
  hash: string,
  scale: number,
  signal: AbortSignal,
): Promise<Picture | NoHead> {
  const reply = await fetchSkin(hash, signal);
  if (!reply.ok) return reply.status === 404 ? 'no_texture' : 'no_picture';
  const skin = await readSkinFile(reply.file);
  return skin.ok ? renderHead(skin.value, { scale, overlay: true }) : 'no_picture';
}
