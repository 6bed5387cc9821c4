/** The document that tells browsers how to search the site; `?lng=` chooses its language. */
export const openSearch = {
  path: '/opensearch.xml',
  type: 'application/opensearchdescription+xml',
} as const;

/** `/?q=gradient` opens the search. */
export const searchQuery = 'q';
