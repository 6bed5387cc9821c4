const PATHS = /^\/(?:api|head)\//;
/** Its answers are for whoever has the secret of a link: no page of another site may ask for them. */
const OF_OWNERS = /^\/api\/watch(?:[/?]|$)/;
const MESSAGES = /^\/mcp(?:\?|$)/;

/** Open to pages of other sites (CORS), because the answers do not depend on the visitor. */
export function isPublicApi(path: string): boolean {
  return PATHS.test(path) && !OF_OWNERS.test(path);
}

/** Where programs send messages (`mcp/routes.ts`). */
export function takesMessages(path: string): boolean {
  return MESSAGES.test(path);
}

export function methodsOf(path: string): string {
  if (takesMessages(path)) return 'POST';
  return isPublicApi(path) ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
}
