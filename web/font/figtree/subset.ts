import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';

const between = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');

/** Basic Latin, Latin-1, and the signs of our pages. */
export const FIGTREE_LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”„…•‹›«»→←↑↓↵×−≥≤≈€™⌘⇧`;

/** The weights that pages have. */
const WEIGHTS = { wght: { min: 400, max: 700 } };

/** Figtree with those letters alone, as WOFF2. */
export async function subsetFigtree(): Promise<Uint8Array> {
  const whole = fileURLToPath(
    import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  );
  return subset(await readFile(whole), FIGTREE_LETTERS, {
    targetFormat: 'woff2',
    variationAxes: WEIGHTS,
  });
}
