import { readHex, writeHex } from '@fucina/color';

const GREY = '#808080';

/** The specification's background: none is grey, one is flat, two or more run from left to right. */
export function cssGradient(colors: readonly string[]): string {
  const known = colors.flatMap((color) => {
    const rgb = readHex(color);
    return rgb.ok ? [writeHex(rgb.value)] : [];
  });
  if (known.length > 1) return `linear-gradient(to right, ${known.join(', ')})`;
  return known[0] ?? GREY;
}
