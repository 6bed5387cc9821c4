import { bytesOfDataUrl } from '../../icon-studio/result/data-url.ts';

/** What a server shows, compared with the icon that was made here. */
export type IconDifference = 'same' | 'other' | 'missing';

/** By their pixels: a server writes the file anew, so the bytes of the same picture differ. */
export async function compareIcons(
  ours: string,
  live: string | undefined,
): Promise<IconDifference> {
  if (live === undefined) return 'missing';
  if (live === ours) return 'same';
  const [one, other] = await Promise.all([pixelsOf(ours), pixelsOf(live)]);
  const isSame =
    one.width === other.width &&
    one.height === other.height &&
    one.data.every((byte, at) => byte === other.data[at]);
  return isSame ? 'same' : 'other';
}

async function pixelsOf(address: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(new Blob([bytesOfDataUrl(address)]), {
    colorSpaceConversion: 'none',
  });
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}
