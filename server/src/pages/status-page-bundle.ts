import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderStatusPage } from '@fucina/api-contract';

/** Loads what the build has bundled for us; the server's own sources import nothing of the site in the browser. */
export function statusPageLoader(dist: string): () => Promise<RenderStatusPage> {
  const { href } = pathToFileURL(join(dist, 'written', 'status-page.js'));
  return async () => {
    const bundle: { renderStatusPage: RenderStatusPage } = await import(href);
    return bundle.renderStatusPage;
  };
}
