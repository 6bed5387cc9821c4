/** Pixels with red, green, blue and alpha. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** More arguments than a function takes would be needed for a whole file. */
const PIECE = 8192;

/** A picture as a PNG file in base64, written by the browser. */
export async function writePicture({ width, height, data }: Pixels): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser draws no pictures');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const file = await canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) {
    text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  }
  return btoa(text);
}
