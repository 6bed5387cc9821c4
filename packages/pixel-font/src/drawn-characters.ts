/** The characters of Fucina Pixel, apart from their drawings: a page that knows them need not load these. */
const RANGES =
  '0020-007e 00a0-017f 01cd 01ce 01eb 0218-021b 0237 0262 026a 0274 0280 028f 0299 029c 029f 0386 0388-038a 038c 038e-03a1 03a3-03ce 0400-045f 0490 0491 1d00 1d04 1d05 1d07 1d0a 1d0b 1d0d 1d0f 1d18 1d1b 1d1c 1d20-1d22 1e9e 2010 2011 2013 2014 2018-201a 201c-201e 2020-2022 2026 2030 2039 203a 2070 2074-208e 20ac 2122 2190-2194 221a 221e 2248 2260 2264 2265 23f3 2500 2502 250c 2510 2514 2518 251c 2524 252c 2534 253c 2550-256c 2580 2584 2588 258c 2590-2593 25a0 25a1 25b2 25b6 25bc 25c0 25c6 25c7 25cb 25ce 25cf 2600-2606 2620 2639-263b 2640 2642 2660 2663 2665 2666 266a 266b 2693 2694 26a0 26a1 26cf 2702 2709 270e 2714 2718 2744 2764 2b50 a730 a731 a7af';

const drawn = new Set(RANGES.split(' ').flatMap(readRange));

/** Whether Fucina Pixel has a drawing of it. */
export function isDrawn(codePoint: number): boolean {
  return drawn.has(codePoint);
}

function readRange(range: string): readonly number[] {
  const [first = 0, last = first] = range.split('-').map((digits) => Number.parseInt(digits, 16));
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
