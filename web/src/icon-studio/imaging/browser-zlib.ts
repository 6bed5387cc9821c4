import type { ZlibPair } from '@fucina/server-icon';

/** The browser's own zlib. */
export const browserZlib: ZlibPair = {
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
