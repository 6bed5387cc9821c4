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
