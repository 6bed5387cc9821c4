import { createHash } from 'node:crypto';
import type { Link } from '../link-pictures/find-link.ts';
import { linkTags, withTags } from '../link-pictures/linked-head.ts';
import type { RewriteDocument } from './rewritten-documents.ts';

type Place = Parameters<RewriteDocument>[2];

/** A page whose head names the picture of the state that its address opens. */
export function createLinker(rewriteDocument: RewriteDocument) {
  return (
    document: Parameters<RewriteDocument>[0],
    link: Link,
    place: Place,
  ): ReturnType<RewriteDocument> => {
    const tags = linkTags(link, place.origin);
    const hash = createHash('sha1')
      .update(JSON.stringify([...tags]))
      .digest('base64url');
    return rewriteDocument(document, { hash, rewrite: (html) => withTags(html, tags) }, place);
  };
}
