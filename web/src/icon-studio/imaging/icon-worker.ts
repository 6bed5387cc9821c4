import type { ZlibPair } from '@fucina/server-icon';
import type { Picture } from '@fucina/skin-model';
import { type AskedWorker, answerAsked } from '../../tool/worker-questions.ts';
import type { IconQuestion } from './icon-engine.ts';
import { createIconWork } from './icon-work.ts';

/** The browser's own zlib. */
const browserZlib: ZlibPair = {
  deflate: (bytes) => pass(bytes, new CompressionStream('deflate')),
  inflate: (bytes) => pass(bytes, new DecompressionStream('deflate')),
};

async function pass(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const work = createIconWork(browserZlib);

self.addEventListener('message', async ({ data }: MessageEvent<AskedWorker<IconQuestion>>) =>
  self.postMessage(await answerAsked(data, answer)),
);

function answer(question: IconQuestion) {
  switch (question.kind) {
    case 'open':
      return work.open(pixelsOf(question.bitmap));
    case 'orient':
      return work.orient(question.orientation);
    case 'make':
      return work.make(question.base, question.finish);
    case 'read':
      return work.read(question.file);
  }
}

function pixelsOf(bitmap: ImageBitmap): Picture {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  // Without a color space the bytes are sRGB; a canvas gives them in memory of its own.
  const { data } = context.getImageData(0, 0, width, height);
  return { width, height, data: data as Uint8ClampedArray<ArrayBuffer> };
}
