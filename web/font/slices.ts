/**
 * What a page loads only if it shows such characters, as `unicode-range` of CSS writes it. All others are in the first
 * file; so are the small capitals among these blocks, which our tools write themselves.
 */
export const SLICES = {
  latin:
    'U+0180-01BF, U+01CF-01EA, U+01EC-0217, U+021E-0233, U+0243-025F, U+0263-0265, U+026F, U+0275-027E, U+0287-028E, U+0292, U+029E, U+15E1-15FA, U+1D09, U+1E00-1E9B, U+1EA0-1EF9, U+A7B0, U+FB00-FB02',
  greek: 'U+0370-03FF',
  cyrillic: 'U+0400-0454, U+0456-052F',
  hebrew: 'U+05BE-05F4',
  symbols:
    'U+2032-2036, U+203B-2049, U+20A1-20AB, U+20AD-2117, U+2132-214B, U+21C4-2219, U+221D, U+2225-2235, U+2254, U+2261, U+2282-23EF, U+23F4-24EA, U+25B3, U+25B7, U+25BD, U+25C1, U+25E6, U+2610-2614, U+262E-2637, U+263D, U+2661-2662, U+2664, U+2667-2669, U+266C-2691, U+2697, U+26A5-26C8, U+26E8, U+274C-2763, U+2B58, U+2C6F, U+FF0B, U+1F30A-1FAA3',
} as const;

export type Slice = keyof typeof SLICES;

export const SLICE_NAMES = Object.keys(SLICES) as Slice[];

/** The slice that has a character; undefined if it is in the first file. */
export function sliceOf(character: string): Slice | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return SLICE_NAMES.find((name) =>
    readRanges(SLICES[name]).some(([a, b]) => a <= codePoint && codePoint <= b),
  );
}

function readRanges(ranges: string): readonly (readonly [first: number, last: number])[] {
  return ranges.split(', ').map((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return [first, last];
  });
}
