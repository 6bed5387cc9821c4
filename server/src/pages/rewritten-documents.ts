import { LRUCache } from 'lru-cache';
import type { Encoding } from './encoding.ts';
import { compressBytes, type PlaceDocument } from './placed-documents.ts';
import type { SiteFile } from './site-files.ts';

/** What becomes of a built page. */
interface Rewriting {
  /** Tells it from all others. */
  readonly hash: string;
  readonly rewrite: (html: string) => string;
}

interface RewrittenBody {
  readonly etag: string;
  /** Made when it is needed: not for a browser that has it already. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A built page with something else in it. */
export type RewriteDocument = (
  document: SiteFile,
  rewriting: Rewriting,
  place: { readonly origin: string; readonly encoding: Encoding },
) => RewrittenBody;

/** A link that is posted is opened by many, each program in an encoding of its own. */
const MAX_KEPT_BYTES = 8 * 2 ** 20;
// Rough: the objects around one document.
const ENTRY_BYTES = 400;

export function createRewriter(placeDocument: PlaceDocument): RewriteDocument {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
  });
  return (document, { hash, rewrite }, { origin, encoding }) => {
    const etag = `W/"${document.hash}-${encoding}-${hash}"`;
    return {
      etag,
      async bytes() {
        const known = kept.get(etag);
        if (known) return known;
        const placed = await placeDocument(document, origin, 'identity');
        const html = rewrite(new TextDecoder().decode(placed.bytes));
        const bytes = await compressBytes(new TextEncoder().encode(html), encoding);
        kept.set(etag, bytes);
        return bytes;
      },
    };
  };
}
