// These packages come without types; here is what we use of them.

declare module 'opentype.js' {
  class Path {
    moveTo(x: number, y: number): void;
    lineTo(x: number, y: number): void;
    close(): void;
  }

  class Glyph {
    constructor(glyph: { name: string; unicode?: number; advanceWidth: number; path: Path });
  }

  class Font {
    constructor(font: {
      familyName: string;
      styleName: string;
      designer: string;
      license: string;
      unitsPerEm: number;
      ascender: number;
      descender: number;
      glyphs: readonly Glyph[];
      tables: { os2: { yStrikeoutPosition: number; yStrikeoutSize: number } };
    });
    toArrayBuffer(): ArrayBuffer;
  }

  const opentype: {
    readonly Font: typeof Font;
    readonly Glyph: typeof Glyph;
    readonly Path: typeof Path;
  };
  export default opentype;
  export type { Glyph, Path };
}

declare module 'wawoff2' {
  const woff2: { readonly compress: (font: Uint8Array) => Promise<Uint8Array> };
  export default woff2;
}

declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    letters: string,
    options: {
      readonly targetFormat: 'woff2';
      readonly variationAxes: Readonly<
        Record<string, { readonly min: number; readonly max: number }>
      >;
    },
  ): Promise<Uint8Array>;
}
