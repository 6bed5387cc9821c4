/** Compresses or expands bytes in zlib's format; the browser and Node have such functions. */
export type Zlib = (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;

export interface ZlibPair {
  readonly deflate: Zlib;
  readonly inflate: Zlib;
}
