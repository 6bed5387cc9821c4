import { isCape, type Picture, type Pixels, readSkin, type Skin } from '@fucina/skin-model';
import { LRUCache } from 'lru-cache';
import { type PreparedBody, prepareBytes } from '../http/prepared-body.ts';
import { Problem } from '../problem.ts';
import { readPng } from './png/read-png.ts';
import { writePng } from './png/write-png.ts';
import { TEXTURE_SIZES } from './texture-files.ts';
import type { SkinFile } from './wardrobe.ts';

/** What a picture depends on; files never change under their keys. */
interface RenderKey extends Pick<SkinFile, 'key'> {
  readonly model: SkinFile['model'];
  readonly capeHash?: string | undefined;
  /** Names the kind of picture with all its options. */
  readonly kind: string;
}

interface RenderOrder extends Pick<RenderKey, 'capeHash' | 'kind'> {
  readonly skin: SkinFile;
  readonly capeFile: Uint8Array | null;
  readonly draw: (skin: Skin, cape: Pixels | undefined) => Picture;
}

/** PNG files of drawn pictures, each drawn once while it is in memory. */
export interface Renders {
  /** The picture if it is at hand: then no file is needed. */
  readonly find: (key: RenderKey) => PreparedBody | undefined;
  readonly make: (order: RenderOrder) => PreparedBody;
}

const MOST_BYTES = 64 * 2 ** 20;
// Rough: the objects around one picture.
const ENTRY_BYTES = 400;

export function createRenders(): Renders {
  const pictures = new LRUCache<string, PreparedBody>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }) => body.length + ENTRY_BYTES,
  });
  return {
    find: (key) => pictures.get(textOf(key)),
    make({ skin, capeFile, draw, ...rest }) {
      const key = textOf({ key: skin.key, model: skin.model, ...rest });
      const known = pictures.get(key);
      if (known) return known;
      const cape = capeFile === null ? undefined : readCape(capeFile);
      const made = prepareBytes(writePng(draw(readWorn(skin), cape)), 'image/png');
      pictures.set(key, made);
      return made;
    },
  };
}

function textOf({ key, model, capeHash, kind }: RenderKey): string {
  return `${key} ${model} ${capeHash} ${kind}`;
}

/** The checked file of a skin, as a character wears it. */
function readWorn({ file, model }: SkinFile): Skin {
  const skin = readSkin(readTexture(file), model);
  if (skin.ok) return skin.value;
  throw broken();
}

/** A skin file named as a cape is simply not worn. */
function readCape(file: Uint8Array): Pixels | undefined {
  const pixels = readTexture(file);
  return isCape(pixels) ? pixels : undefined;
}

function readTexture(file: Uint8Array): Pixels {
  const read = readPng(file, TEXTURE_SIZES);
  if (read.ok) return read.value;
  throw broken();
}

function broken(): Problem {
  return new Problem(502, 'texture_broken', 'The texture is not a picture of a skin.');
}
