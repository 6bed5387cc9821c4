import type { Glyph } from './glyph.ts';

/** One character of the text art and its picture. A mark may be drawn more than once, for narrow and wide letters. */
export interface DrawnGlyph {
  readonly character: string;
  readonly glyph: Glyph;
}

/**
 * Reads text art: bands of glyphs beside each other, under a line that names them by themselves or as U+XXXX. The row
 * that ends in `_` stands on the baseline.
 */
export function readGlyphs(art: string): readonly DrawnGlyph[] {
  return art
    .trim()
    .split(/\n\s*\n/)
    .flatMap(readBand);
}

function readBand(band: string): readonly DrawnGlyph[] {
  const [names = [], ...rows] = band.split('\n').map((line) => line.trim().split(/\s+/));
  const baseline = rows.findIndex((row) => row.length > names.length && row.at(-1) === '_');
  if (baseline === -1) throw new Error(`no baseline under ${names.join(' ')}`);
  return names.map((name, column) => {
    const width = rows[0]?.[column]?.length ?? 0;
    const pixels = rows.flatMap((row, index) => {
      const cells = row[column] ?? '';
      if (cells.length !== width) throw new Error(`${name}: row ${index + 1} is not ${width} wide`);
      return [...cells].flatMap((cell, x) => (cell === '#' ? [{ x, y: index - baseline }] : []));
    });
    return { character: characterOf(name), glyph: { width, pixels } };
  });
}

function characterOf(name: string): string {
  const code = /^U\+([0-9A-F]{4})$/.exec(name)?.[1];
  return code === undefined ? name : String.fromCodePoint(Number.parseInt(code, 16));
}
