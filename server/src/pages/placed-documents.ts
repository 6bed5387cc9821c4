import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { originPlaceholder } from '@fucina/site';
import { shared } from '../cache/shared-promise.ts';
import { createFairQueue } from '../limits/fair-queue.ts';
import type { Encoding } from './encoding.ts';
import type { SiteFile } from './site-files.ts';

export interface PlacedBody {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

type Variants = Map<SiteFile, Partial<Record<Encoding, PlacedBody>>>;

/** Returns the bytes of a document for one origin and encoding, synchronously if they are cached. */
export type PlaceDocument = (
  document: SiteFile,
  origin: string,
  encoding: Encoding,
) => PlacedBody | Promise<PlacedBody>;

// Without PUBLIC_URL the origin comes from the request and is not trusted.
const MAX_ORIGINS = 8;
const RELATIVE = '';

// Takes 1 ms per page; the best quality takes 80 ms and saves an eighth of the bytes.
const QUICK_BROTLI = 5;

const always = () => true;

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/**
 * Built pages have a placeholder where absolute URLs need our origin. It is replaced once per origin, and the document
 * is compressed: fast for the first request, then again in the background with the best compression. Only the first few
 * origins have documents of their own; all further ones share one with relative links.
 */
export function createPlacer(publicOrigin: string | undefined): PlaceDocument {
  const placed = new Map<string, Variants>();
  /** What is on its way: after a start, everybody asks for the same pages at once. */
  const coming = new Map<string, Promise<PlacedBody>>();
  const waiting = createFairQueue<() => Promise<unknown>>();
  let isPlacing = false;
  let recompressing = Promise.resolve();

  const variantsOf = (origin: string): Variants => {
    const known = placed.get(origin) ?? new Map();
    placed.set(origin, known);
    return known;
  };

  const placeAll = async () => {
    isPlacing = true;
    for (let next = waiting.take(always); next; next = waiting.take(always)) await next();
    isPlacing = false;
  };

  /** One at a time: each takes a megabyte until it is compressed. Who invents origins waits for their pages alone. */
  const inTurn = (origin: string, work: () => Promise<PlacedBody>) =>
    new Promise<PlacedBody>((resolve, reject) => {
      waiting.add(origin, () => work().then(resolve, reject));
      if (!isPlacing) void placeAll();
    });

  // Clients can send any origin, so only one of them is cached.
  const isLasting = (origin: string) => origin === (publicOrigin ?? placed.keys().next().value);

  return (document, askedOrigin, encoding) => {
    const isFull = placed.size >= MAX_ORIGINS && !placed.has(askedOrigin);
    const origin = isFull ? RELATIVE : askedOrigin;
    const variants = variantsOf(origin);
    const ready = variants.get(document)?.[encoding];
    if (ready !== undefined) return ready;

    const keep = (body: PlacedBody): PlacedBody => {
      variants.set(document, { ...variants.get(document), [encoding]: body });
      return body;
    };
    const polish = async () => {
      keep(await place(document, origin, encoding, constants.BROTLI_MAX_QUALITY));
    };
    return shared(coming, `${document.hash} ${encoding} ${origin}`, () =>
      inTurn(origin, async () => {
        const body = await place(document, origin, encoding, QUICK_BROTLI);
        // One page at a time, so that a thread stays free for requests.
        if (encoding === 'br' && isLasting(origin)) recompressing = recompressing.then(polish);
        return keep(body);
      }),
    );
  };
}

async function place(
  document: SiteFile,
  origin: string,
  encoding: Encoding,
  quality: number,
): Promise<PlacedBody> {
  // Weak: the same page may later be sent with better compression.
  const etag = `W/"${document.hash}-${encoding}-${Buffer.from(origin).toString('base64url')}"`;
  const built = document.bodies.get('identity') ?? new Uint8Array();
  const html = Buffer.from(built).toString('utf8');
  const already = document.bodies.get(encoding);
  if (already !== undefined && !html.includes(originPlaceholder)) return { bytes: already, etag };
  const bytes = Buffer.from(html.replaceAll(originPlaceholder, origin));
  return { bytes: await compressBytes(bytes, encoding, quality), etag };
}

/** Bytes in an encoding, by default with a quick compression. */
export async function compressBytes(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
  quality = QUICK_BROTLI,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return compress.gzip(bytes);
  return compress.br(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
