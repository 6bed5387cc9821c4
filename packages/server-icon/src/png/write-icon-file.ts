import type { Picture } from '@fucina/skin-model';
import { countColors } from '../colors/count-colors.ts';
import { ICON_SIZE, pixelsOf } from '../picture.ts';
import { joinChunks, type PngChunk, SIGNATURE } from './chunks.ts';
import { filterRows } from './filter-rows.ts';
import { depthFor, packRows } from './packed-rows.ts';
import { readIconFile } from './read-icon-file.ts';
import type { ZlibPair } from './zlib.ts';

const PALETTE_LIMIT = 256;
const PALETTE = 3;
const RGBA = 6;

/**
 * The icon as a PNG file with nothing in it but the picture, and no pixel changed: with a palette where the colors are
 * few enough, otherwise 8 bits a channel. What was written is read again and compared before it is given out.
 */
export async function writeIconFile(
  icon: Picture,
  { deflate, inflate }: ZlibPair,
): Promise<Uint8Array<ArrayBuffer>> {
  if (icon.width !== ICON_SIZE || icon.height !== ICON_SIZE) {
    throw new Error(`an icon of ${icon.width}x${icon.height}`);
  }
  const colors = [...countColors(icon).keys()];
  const { header, chunks, rows } =
    colors.length <= PALETTE_LIMIT ? withPalette(icon, colors) : withChannels(icon);
  const file = joinChunks(SIGNATURE, [
    { type: 'IHDR', body: header },
    ...chunks,
    { type: 'IDAT', body: await deflate(rows) },
    { type: 'IEND', body: new Uint8Array(0) },
  ]);
  const read = await readIconFile(file, inflate);
  const pixels = pixelsOf(icon);
  if (!read.ok || pixelsOf(read.value).some((pixel, at) => pixel !== pixels[at])) {
    throw new Error('the icon cannot be read back');
  }
  return file;
}

interface Parts {
  readonly header: Uint8Array;
  readonly chunks: readonly PngChunk[];
  readonly rows: Uint8Array<ArrayBuffer>;
}

/** Colors with transparency come first, so that the list of alphas can end with the last of them. */
function withPalette(icon: Picture, colors: readonly number[]): Parts {
  const alphaOf = (color: number) => color >>> 24;
  const isOpaque = (color: number) => alphaOf(color) === 255;
  const palette = [...colors.filter((color) => !isOpaque(color)), ...colors.filter(isOpaque)];
  const placeOf = new Map(palette.map((color, place) => [color, place]));
  const places = Uint8Array.from(pixelsOf(icon), (pixel) => placeOf.get(pixel) ?? 0);
  const depth = depthFor(palette.length);
  const alphas = palette.filter((color) => !isOpaque(color)).map(alphaOf);
  const body = palette.flatMap((color) => [color & 255, (color >>> 8) & 255, (color >>> 16) & 255]);
  return {
    header: headerOf(depth, PALETTE),
    chunks: [
      { type: 'PLTE', body: Uint8Array.from(body) },
      ...(alphas.length > 0 ? [{ type: 'tRNS', body: Uint8Array.from(alphas) }] : []),
    ],
    rows: unfiltered(packRows(places, ICON_SIZE, depth)),
  };
}

function withChannels({ data }: Picture): Parts {
  const rows = new Uint8Array(data);
  const shape = { stride: ICON_SIZE * 4, bytesPerPixel: 4 };
  return { header: headerOf(8, RGBA), chunks: [], rows: filterRows(rows, shape) };
}

function headerOf(depth: number, color: number): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, ICON_SIZE);
  view.setUint32(4, ICON_SIZE);
  header.set([depth, color], 8);
  return header;
}

/** Each row begins with the number of its filter: 0. Filters make places of a palette longer. */
function unfiltered(rows: Uint8Array): Uint8Array<ArrayBuffer> {
  const stride = rows.length / ICON_SIZE;
  const filtered = new Uint8Array(ICON_SIZE * (stride + 1));
  for (let y = 0; y < ICON_SIZE; y += 1) {
    filtered.set(rows.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  return filtered;
}
