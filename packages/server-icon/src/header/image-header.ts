import { readAvif } from './avif.ts';
import { type Bytes, createBytes } from './bytes.ts';
import { readJpeg } from './jpeg.ts';
import { isSvg } from './svg.ts';
import { readWebp } from './webp.ts';

export interface RasterHeader {
  readonly type: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';
  readonly width: number;
  readonly height: number;
  /** Only read for PNG: 16 makes the server's answer too long if the file is used as it is. */
  readonly bitsPerChannel?: number;
}

/** An SVG picture may have no size of its own. */
export type ImageHeader = RasterHeader | { readonly type: 'svg' };

export type ImageError =
  | { readonly code: 'file-empty' | 'unknown-type' }
  | { readonly code: 'file-too-big'; readonly bytes: number; readonly maxBytes: number }
  | { readonly code: 'broken'; readonly type: RasterHeader['type'] }
  | {
      readonly code: 'picture-too-big';
      readonly width: number;
      readonly height: number;
      readonly maxSide: number;
    };

export type ImageHeaderResult =
  | { readonly ok: true; readonly value: ImageHeader }
  | { readonly ok: false; readonly error: ImageError };

export const MAX_FILE_BYTES = 20_000_000;
/** Longer sides are refused before the picture is decoded: its pixels may need gigabytes. */
export const MAX_SIDE = 8192;

type ReadSize = (bytes: Bytes) => Omit<RasterHeader, 'type'> | undefined;

const TYPES: readonly {
  readonly type: RasterHeader['type'];
  readonly isType: (bytes: Bytes) => boolean;
  readonly read: ReadSize;
}[] = [
  { type: 'png', isType: (bytes) => bytes.hasText(1, 'PNG\r\n\x1a\n'), read: readPngHeader },
  { type: 'jpeg', isType: (bytes) => bytes.uint24(0) === 0xffd8ff, read: readJpeg },
  { type: 'gif', isType: (bytes) => bytes.hasText(0, 'GIF8'), read: readGif },
  {
    type: 'webp',
    isType: (bytes) => bytes.hasText(0, 'RIFF') && bytes.hasText(8, 'WEBP'),
    read: readWebp,
  },
  { type: 'avif', isType: (bytes) => bytes.hasText(4, 'ftypavi'), read: readAvif },
];

/** What kind of picture a file is and how large, without decoding it. */
export function readImageHeader(file: Uint8Array): ImageHeaderResult {
  if (file.length === 0) return no({ code: 'file-empty' });
  if (file.length > MAX_FILE_BYTES) {
    return no({ code: 'file-too-big', bytes: file.length, maxBytes: MAX_FILE_BYTES });
  }
  const bytes = createBytes(file);
  const found = TYPES.find(({ isType }) => isType(bytes));
  if (found === undefined) {
    return isSvg(file) ? { ok: true, value: { type: 'svg' } } : no({ code: 'unknown-type' });
  }
  const { type, read } = found;
  const header = read(bytes);
  if (header === undefined || header.width === 0 || header.height === 0) {
    return no({ code: 'broken', type });
  }
  const { width, height } = header;
  if (width > MAX_SIDE || height > MAX_SIDE) {
    return no({ code: 'picture-too-big', width, height, maxSide: MAX_SIDE });
  }
  return { ok: true, value: { type, ...header } };
}

function no(error: ImageError): ImageHeaderResult {
  return { ok: false, error };
}

function readGif(bytes: Bytes) {
  return { width: bytes.uint16Little(6), height: bytes.uint16Little(8) };
}

/** The header chunk is always the first one. */
function readPngHeader(bytes: Bytes) {
  if (!bytes.hasText(12, 'IHDR')) return undefined;
  return { width: bytes.uint32(16), height: bytes.uint32(20), bitsPerChannel: bytes.byte(24) };
}
