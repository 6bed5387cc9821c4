/** A picture of one character: pixels by column and row, row 0 standing on the baseline and rows growing downwards. */
export interface Glyph {
  readonly width: number;
  readonly pixels: readonly Pixel[];
}

export interface Pixel {
  readonly x: number;
  readonly y: number;
}

/** The highest row and the lowest one that have ink, such as -6 and 0 for a capital letter. */
export function inkRows({ pixels }: Glyph): { readonly top: number; readonly bottom: number } {
  const rows = pixels.map(({ y }) => y);
  return { top: Math.min(0, ...rows), bottom: Math.max(0, ...rows) };
}

export function shift({ width, pixels }: Glyph, by: Pixel): Glyph {
  return { width, pixels: pixels.map(({ x, y }) => ({ x: x + by.x, y: y + by.y })) };
}
