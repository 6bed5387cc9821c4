import type { Picture } from '@fucina/skin-model';
import { blankPicture, ICON_SIZE, pixelsOf } from '../picture.ts';
import { type PngChunk, splitChunks } from './chunks.ts';
import { unfilterRows } from './filter-rows.ts';
import { strideOf, unpackRows } from './packed-rows.ts';
import type { Zlib } from './zlib.ts';

export type IconFileResult =
  | { readonly ok: true; readonly value: Picture }
  | { readonly ok: false; readonly error: { readonly code: 'not-our-icon' } };

/** Of uncompressed pixels, with what zlib puts around them: whoever packs them to more wants to do harm. */
const MAX_PACKED = ICON_SIZE * (ICON_SIZE * 4 + 1) + 1024;

const REFUSED: IconFileResult = { ok: false, error: { code: 'not-our-icon' } };
/** The orders of chunks that we write. */
const ORDERS: readonly string[] = [
  'IHDR IDAT IEND',
  'IHDR PLTE IDAT IEND',
  'IHDR PLTE tRNS IDAT IEND',
];

/** Reads the kinds of files that `writeIconFile` makes, exactly: a canvas would change half-transparent pixels. */
export async function readIconFile(
  file: Uint8Array<ArrayBuffer>,
  inflate: Zlib,
): Promise<IconFileResult> {
  const chunks = splitChunks(file);
  if (chunks === undefined) return REFUSED;
  if (!ORDERS.includes(chunks.map(({ type }) => type).join(' '))) return REFUSED;
  const bodyOf = (type: PngChunk['type']) => chunks.find((chunk) => chunk.type === type)?.body;
  const header = readHeader(bodyOf('IHDR') ?? new Uint8Array(0));
  const palette = bodyOf('PLTE');
  if (header === undefined || header.hasPalette !== (palette !== undefined)) return REFUSED;
  const { depth, stride } = header;
  const data = new Uint8Array(bodyOf('IDAT') ?? []);
  if (data.length > MAX_PACKED) return REFUSED;
  const filtered = await inflate(data).catch(() => undefined);
  if (filtered?.length !== ICON_SIZE * (stride + 1)) return REFUSED;
  const rows = unfilterRows(filtered, { stride, bytesPerPixel: palette ? 1 : 4 });
  if (rows === undefined) return REFUSED;
  const icon = blankPicture(ICON_SIZE);
  if (palette === undefined) {
    icon.data.set(rows);
    return { ok: true, value: icon };
  }
  const colors = colorsOf(palette, bodyOf('tRNS'));
  const places = unpackRows(rows, ICON_SIZE, depth);
  if (places.some((place) => place >= colors.length)) return REFUSED;
  pixelsOf(icon).set(Array.from(places, (place) => colors[place] ?? 0));
  return { ok: true, value: icon };
}

/** Width, height, depth, color, compression, filter, interlacing. */
function readHeader(body: Uint8Array) {
  if (body.length !== 13) return undefined;
  const sizes = [0, 0, 0, ICON_SIZE, 0, 0, 0, ICON_SIZE];
  if (sizes.some((byte, at) => body[at] !== byte)) return undefined;
  const [depth = 0, color = 0, ...rest] = body.subarray(8);
  if (rest.some((byte) => byte !== 0)) return undefined;
  if (color === 6 && depth === 8) return { depth, hasPalette: false, stride: ICON_SIZE * 4 };
  if (color !== 3 || ![1, 2, 4, 8].includes(depth)) return undefined;
  return { depth, hasPalette: true, stride: strideOf(ICON_SIZE, depth) };
}

function colorsOf(palette: Uint8Array, alphas: Uint8Array | undefined): readonly number[] {
  return Array.from({ length: palette.length / 3 }, (_, place) => {
    const [red = 0, green = 0, blue = 0] = palette.subarray(place * 3, place * 3 + 3);
    const alpha = alphas?.[place] ?? 255;
    return (alpha << 24) | (blue << 16) | (green << 8) | red;
  });
}
