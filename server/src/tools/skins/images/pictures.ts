import { writePng } from '@fucina/png';
import { isCape, type Picture, type Pixels, readSkin, type Skin } from '@fucina/skin-model';
import { LRUCache } from 'lru-cache';
import { createJointWork } from '../../../cache/joint-work.ts';
import type { InTurn } from '../../../http/endpoint.ts';
import { type PreparedBody, prepareBytes } from '../../../http/prepared-body.ts';
import { Problem } from '../../../problem.ts';
import type { Asker } from '../asker.ts';
import type { ResolvedSkin } from '../textures/resolve-skin.ts';
import { capeFile, skinFile } from '../textures/skin-file.ts';
import type { TextureFiles } from '../textures/texture-files.ts';

/** A way to draw a skin. */
export interface Figure {
  /** Names the kind of picture with all its options. */
  readonly kind: string;
  readonly hasCape?: boolean;
  readonly draw: (skin: Skin, cape: Pixels | undefined) => Picture;
}

interface DrawnPicture {
  readonly file: PreparedBody;
  /** Whether the skin is our own placeholder, not the game's. */
  readonly isDrawn: boolean;
}

/** PNG files of drawn skins. Textures never change under their hashes, so pictures stay right. */
export type Pictures = (
  skin: ResolvedSkin,
  figure: Figure,
  asker: Asker,
  inTurn: InTurn,
) => Promise<DrawnPicture>;

const MAX_BYTES = 64 * 2 ** 20;
// Rough: the objects around one picture.
const ENTRY_BYTES = 400;
const STAND_IN_TTL_MS = 60_000;

export function createPictures(files: TextureFiles): Pictures {
  const cache = new LRUCache<string, DrawnPicture>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ file }) => file.body.length + ENTRY_BYTES,
  });
  const drawJointly = createJointWork<DrawnPicture>();
  return async (resolved, { kind, hasCape = false, draw }, asker, inTurn) => {
    const { hash, model } = resolved.skin;
    const capeHash = hasCape ? resolved.cape?.hash : undefined;
    const key = `${hash} ${model} ${capeHash} ${kind}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const skin = await skinFile(files, resolved, asker);
    const cape = capeHash === undefined ? null : await capeFile(files, resolved, asker);
    const make = async () => {
      const figure = readFigure(skin.pixels(), model);
      const picture = draw(figure, cape ? readCape(cape.pixels()) : undefined);
      const drawn = {
        file: prepareBytes(writePng(picture), 'image/png'),
        isDrawn: skin.isDrawn,
      };
      cache.set(key, drawn, drawn.isDrawn ? { ttl: STAND_IN_TTL_MS } : {});
      return drawn;
    };
    // Others may have asked for the same picture meanwhile.
    return cache.get(key) ?? drawJointly({ key, client: asker.client }, inTurn, make);
  };
}

function readFigure(pixels: Pixels, model: ResolvedSkin['skin']['model']): Skin {
  const skin = readSkin(pixels, model);
  if (skin.ok) return skin.value;
  throw new Problem(502, 'texture_broken', 'The texture is not a picture of a skin.');
}

/** A skin file named as a cape is left out. */
function readCape(pixels: Pixels): Pixels | undefined {
  return isCape(pixels) ? pixels : undefined;
}
