import { documentPath, type Page } from '@fucina/site';

/** The file of a prerendered page in the folder of its language; without a page that of the 404 page. */
export function pageFile(page: Page | undefined): string {
  if (page === undefined) return '404.html';
  const path = documentPath(page);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
