/** The pixels of one character. Row 0 is the one above the baseline; rows grow downwards. */
export interface Glyph {
  readonly width: number;
  readonly pixels: readonly Pixel[];
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The highest and the lowest row with pixels, such as -6 and 0 for a capital letter. */
export function inkRows({ pixels }: Glyph): { readonly top: number; readonly bottom: number } {
  const rows = pixels.map(({ y }) => y);
  return { top: Math.min(0, ...rows), bottom: Math.max(0, ...rows) };
}

export function shift({ width, pixels }: Glyph, by: Pixel): Glyph {
  return { width, pixels: pixels.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) };
}

/** Drawings over each other; a pixel that two of them ink is one. */
export function joined(glyphs: readonly Glyph[], width: number): Glyph {
  const pixels = new Map(
    glyphs.flatMap((glyph) =>
      glyph.pixels.map((pixel) => [`${pixel.x},${pixel.y}`, pixel] as const),
    ),
  );
  return { width, pixels: [...pixels.values()] };
}

/** The glyph without one of the rows that repeat the one above: the last of its longest stem. */
export function shortened(glyph: Glyph): Glyph | undefined {
  const { top, bottom } = inkRows(glyph);
  const inkOf = (row: number) =>
    glyph.pixels
      .filter(({ y }) => y === row)
      .map(({ x }) => x)
      .toSorted()
      .join();
  let longest = { row: 0, length: 1 };
  let length = 1;
  for (let row = top + 1; row <= bottom; row += 1) {
    length = inkOf(row) === inkOf(row - 1) ? length + 1 : 1;
    if (length > longest.length) longest = { row, length };
  }
  if (longest.length === 1) return undefined;
  const pixels = glyph.pixels
    .filter(({ y }) => y !== longest.row)
    .map(({ x, y }) => ({ x, y: y < longest.row ? y + 1 : y }));
  return { width: glyph.width, pixels };
}

/** Upside down, within the rows from the baseline up to `height`. */
export function turned({ width, pixels }: Glyph, height: number): Glyph {
  return { width, pixels: pixels.map(({ x, y }) => ({ x: width - 1 - x, y: 1 - height - y })) };
}
