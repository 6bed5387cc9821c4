import { originPlaceholder } from '@fucina/site';

/**
 * The origin that the server wrote into this document, which is in its canonical address. In the prerendered page
 * it is the placeholder that the server replaces, so both render the same.
 */
export function pageOrigin(): string {
  if (typeof document === 'undefined') return originPlaceholder;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}
