import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Picture } from '@fucina/skin-model';
import { joinPng } from './join-png.ts';

const RGB_8_BIT = 2;
const UP = 2;
/** Higher ones save a third to half of the bytes and take four times as long. */
const LEVEL = 3;

const compress = promisify(deflate);

/** Two megabytes for each picture would keep the garbage collector busier than the compression does. */
let spare: Uint8Array | undefined;

/**
 * A large picture without transparency as a PNG file, compressed outside of the thread that draws: its bytes may be
 * painted over at once. Each row is the difference to the one above: in pixel art most rows repeat it, and zeros
 * compress fast.
 */
export async function writeOpaquePng(
  picture: Picture,
  { level = LEVEL } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = zeros(picture.height * (picture.width * 3 + 1));
  writeDifferences(picture, rows);
  const body = await compress(rows, { level });
  spare = rows;
  const { width, height } = picture;
  return joinPng({ width, height, color: RGB_8_BIT }, body);
}

function zeros(length: number): Uint8Array {
  const bytes = spare?.length === length ? spare.fill(0) : new Uint8Array(length);
  spare = undefined;
  return bytes;
}

function writeDifferences({ width, height, data }: Picture, rows: Uint8Array): void {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.length);
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const line = width * 4;
  const stride = width * 3 + 1;
  for (let y = 0; y < height; y += 1) {
    const [start, top] = [y * stride, y * line];
    rows[start] = UP;
    const isRepeated = y > 0 && bytes.compare(bytes, top - line, top, top, top + line) === 0;
    if (isRepeated) continue;
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      // What is as above stays 0.
      if (y > 0 && pixels[pixel] === pixels[pixel - width]) continue;
      const from = pixel * 4;
      const to = start + 1 + x * 3;
      const above = from - line; // beyond the picture in the first row
      rows[to] = (data[from] ?? 0) - (data[above] ?? 0);
      rows[to + 1] = (data[from + 1] ?? 0) - (data[above + 1] ?? 0);
      rows[to + 2] = (data[from + 2] ?? 0) - (data[above + 2] ?? 0);
    }
  }
}
