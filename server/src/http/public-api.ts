const PATHS = /^\/(?:api|head)\//;

/** What pages of other sites may use, too: it knows no visitor and answers everyone alike. */
export function isPublicApi(path: string): boolean {
  return PATHS.test(path);
}

export function methodsOf(path: string): string {
  return isPublicApi(path) ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
}
