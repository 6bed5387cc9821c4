import { type Picture, renderHead } from '@fucina/skin-model';
import { skinUrl } from '../../api/skin-images.ts';
import { readSkinFile } from '../../skin-file/read-skin-file.ts';

const SCALE = 6;

/** The head of a texture; undefined when the skin cannot be loaded or read. */
export async function drawHead(hash: string, signal: AbortSignal): Promise<Picture | undefined> {
  const response = await fetch(skinUrl(hash), { signal });
  if (!response.ok) return undefined;
  const skin = await readSkinFile(await response.blob());
  return skin.ok ? renderHead(skin.value, { scale: SCALE, overlay: true }) : undefined;
}
