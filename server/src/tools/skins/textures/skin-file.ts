import { writePng } from '@fucina/png';
import { type DefaultSkin, DRAWN_OUTFITS, defaultSkinOf, drawSkin } from '@fucina/skin-model';
import type { Asker } from '../asker.ts';
import { noTexture } from '../refusals.ts';
import type { ResolvedSkin } from './resolve-skin.ts';
import type { TextureFile, TextureFiles } from './texture-files.ts';

export interface SkinFile extends TextureFile {
  /** A stand-in of ours for one of the game's own skins, which Mojang does not give out just now. */
  readonly isDrawn: boolean;
}

export async function skinFile(
  files: TextureFiles,
  { source, skin, uuid }: ResolvedSkin,
  asker: Asker,
): Promise<SkinFile> {
  const file = await files(
    skin.hash,
    source === 'texture' ? asker : { client: asker.client },
  ).catch((thrown: unknown) => {
    // Only the game's own skins have a stand-in: a player is never shown as Steve.
    if (source === 'default') return null;
    throw thrown;
  });
  if (file !== null) return { ...file, isDrawn: false };
  if (uuid === undefined) throw noTexture();
  return draw(defaultSkinOf(uuid));
}

export async function capeFile(
  files: TextureFiles,
  { source, skin, cape }: ResolvedSkin,
  asker: Asker,
): Promise<TextureFile | null> {
  if (source === 'texture') return files(skin.hash, asker);
  return cape === undefined ? null : files(cape.hash, { client: asker.client });
}

function draw({ name, model }: DefaultSkin): SkinFile {
  const pixels = drawSkin(DRAWN_OUTFITS[name], model);
  return { bytes: writePng(pixels), pixels: () => pixels, isDrawn: true };
}
