import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { originPlaceholder } from '@fucina/site';
import type { Encoding } from './encoding.ts';
import type { SiteFile } from './site-files.ts';

export interface PlacedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Gives the bytes of a document for one origin and encoding. */
export type PlaceDocument = (
  document: SiteFile,
  origin: string,
  encoding: Encoding,
) => PlacedBody | Promise<PlacedBody>;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Built pages carry a placeholder where absolute URLs need our address. Each document is placed and compressed once
 * per origin; the bound matters when the origin is the visitor's word (no PUBLIC_URL).
 */
export function createPlacer(maxEntries: number, publicOrigin: string | undefined): PlaceDocument {
  const placed = new Map<string, PlacedBody>();
  return (document, origin, encoding) => {
    const key = `${encoding} ${document.hash} ${origin}`;
    const known = placed.get(key);
    if (known !== undefined) return known;
    return place(document, origin, encoding, origin === publicOrigin).then((body) => {
      const oldest = placed.keys().next();
      if (placed.size >= maxEntries && !oldest.done) placed.delete(oldest.value);
      placed.set(key, body);
      return body;
    });
  };
}

async function place(
  document: SiteFile,
  origin: string,
  encoding: Encoding,
  isLasting: boolean,
): Promise<PlacedBody> {
  const etag = `"${document.hash}-${encoding}-${Buffer.from(origin).toString('base64url')}"`;
  const built = document.bodies.get('identity') ?? new Uint8Array();
  const html = Buffer.from(built).toString('utf8');
  const already = document.bodies.get(encoding);
  if (already !== undefined && !html.includes(originPlaceholder)) return { bytes: already, etag };
  const bytes = Buffer.from(html.replaceAll(originPlaceholder, origin));
  if (encoding === 'identity') return { bytes, etag };
  if (encoding === 'gzip') return { bytes: await compress.gzip(bytes), etag };
  // Whoever can invent origins gets the cheap compression.
  const quality = isLasting ? 11 : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { bytes: await compress.br(bytes, { params }), etag };
}
