const PATHS = /^\/(?:api|head)\//;

/** Open to pages of other sites (CORS), because the answers do not depend on the visitor. */
export function isPublicApi(path: string): boolean {
  return PATHS.test(path);
}

export function methodsOf(path: string): string {
  return isPublicApi(path) ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
}
