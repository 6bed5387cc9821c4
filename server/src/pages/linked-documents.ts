import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Link } from '../link-pictures/find-link.ts';
import { linkTags, withTags } from '../link-pictures/linked-head.ts';
import type { Encoding } from './encoding.ts';
import { compressBytes, type PlaceDocument } from './placed-documents.ts';
import type { SiteFile } from './site-files.ts';

interface LinkedBody {
  readonly etag: string;
  /** Made when it is needed: not for a browser that has it already. */
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** A page whose head names the picture of the state that its address opens. */
export type LinkDocument = (
  document: SiteFile,
  link: Link,
  place: { readonly origin: string; readonly encoding: Encoding },
) => LinkedBody;

/** A link that is posted is opened by many, each program in an encoding of its own. */
const MAX_KEPT_BYTES = 8 * 2 ** 20;
// Rough: the objects around one document.
const ENTRY_BYTES = 400;

export function createLinker(placeDocument: PlaceDocument): LinkDocument {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: (bytes) => bytes.length + ENTRY_BYTES,
  });
  return (document, link, { origin, encoding }) => {
    const tags = linkTags(link, origin);
    const hash = createHash('sha1')
      .update(JSON.stringify([...tags]))
      .digest('base64url');
    const etag = `W/"${document.hash}-${encoding}-${hash}"`;
    return {
      etag,
      async bytes() {
        const known = kept.get(etag);
        if (known) return known;
        const placed = await placeDocument(document, origin, 'identity');
        const html = withTags(new TextDecoder().decode(placed.bytes), tags);
        const bytes = await compressBytes(new TextEncoder().encode(html), encoding);
        kept.set(etag, bytes);
        return bytes;
      },
    };
  };
}
