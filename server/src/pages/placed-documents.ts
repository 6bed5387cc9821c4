import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { originPlaceholder } from '@fucina/site';
import type { Encoding } from './encoding.ts';
import type { SiteFile } from './site-files.ts';

export interface PlacedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

type Variants = Map<SiteFile, Partial<Record<Encoding, PlacedBody>>>;

/** Gives the bytes of a document for one origin and encoding: at once if it did so before. */
export type PlaceDocument = (
  document: SiteFile,
  origin: string,
  encoding: Encoding,
) => PlacedBody | Promise<PlacedBody>;

// Without PUBLIC_URL the origin is the visitor's word.
const MAX_ORIGINS = 8;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Built pages carry a placeholder where absolute URLs need our address. Each document is placed and compressed once
 * per origin.
 */
export function createPlacer(publicOrigin: string | undefined): PlaceDocument {
  const placed = new Map<string, Variants>();

  const variantsOf = (origin: string): Variants => {
    const known = placed.get(origin);
    if (known !== undefined) return known;
    const oldest = placed.keys().next();
    if (placed.size >= MAX_ORIGINS && !oldest.done) placed.delete(oldest.value);
    const fresh: Variants = new Map();
    placed.set(origin, fresh);
    return fresh;
  };

  return (document, origin, encoding) => {
    const variants = variantsOf(origin);
    const ready = variants.get(document)?.[encoding];
    if (ready !== undefined) return ready;
    return place(document, origin, encoding, origin === publicOrigin).then((body) => {
      variants.set(document, { ...variants.get(document), [encoding]: body });
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
  const quality = isLasting ? constants.BROTLI_MAX_QUALITY : 5;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return { bytes: await compress.br(bytes, { params }), etag };
}
