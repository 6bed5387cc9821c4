/** More than any real state needs: a small text can decompress to a huge one. */
const MAX_UNPACKED_BYTES = 1_000_000;

/** Compresses text for the part of a URL after `#`. */
export async function pack(text: string): Promise<string> {
  const bytes = await collect(
    through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')),
  );
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decompresses what `pack` returned; undefined for anything else. */
export async function unpack(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const unpacked = await collect(through(bytes, new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    // A link that was cut or mistyped.
    return undefined;
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream().pipeThrough(stream);
}

async function collect(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(read.value);
    length += read.value.length;
    if (length > MAX_UNPACKED_BYTES) throw new RangeError('unpacked state is too long');
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
