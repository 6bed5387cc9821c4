/** How many bits a pixel's place in a palette of this length takes: the least that PNG allows. */
export function depthFor(colors: number): number {
  return [1, 2, 4].find((depth) => colors <= 2 ** depth) ?? 8;
}

export function strideOf(width: number, depth: number): number {
  return Math.ceil((width * depth) / 8);
}

/** Several places of the palette in one byte, the first one in its highest bits. */
export function packRows(places: Uint8Array, width: number, depth: number): Uint8Array {
  const stride = strideOf(width, depth);
  const rows = new Uint8Array((places.length / width) * stride);
  for (const [at, place] of places.entries()) {
    const bit = (at % width) * depth;
    const target = Math.floor(at / width) * stride + (bit >> 3);
    rows[target] = (rows[target] ?? 0) | (place << (8 - depth - (bit & 7)));
  }
  return rows;
}

export function unpackRows(rows: Uint8Array, width: number, depth: number): Uint8Array {
  const stride = strideOf(width, depth);
  return Uint8Array.from({ length: (rows.length / stride) * width }, (_, at) => {
    const bit = (at % width) * depth;
    const byte = rows[Math.floor(at / width) * stride + (bit >> 3)] ?? 0;
    return (byte >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
  });
}
