const PATHS = /^\/(?:api|head)\//;
const MESSAGES = /^\/mcp(?:\?|$)/;

/** Open to pages of other sites (CORS), because the answers do not depend on the visitor. */
export function isPublicApi(path: string): boolean {
  return PATHS.test(path);
}

/** Where programs send messages (`mcp/routes.ts`); nothing else takes a body. */
export function takesMessages(path: string): boolean {
  return MESSAGES.test(path);
}

export function methodsOf(path: string): string {
  if (takesMessages(path)) return 'POST';
  return isPublicApi(path) ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
}
