// Both packages come without types; these declare what we use.

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
