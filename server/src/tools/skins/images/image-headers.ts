import type { Freshness } from '../../../http/endpoint.ts';
import type { HeaderRecord } from '../../../http/security-headers.ts';
import type { ResolvedSkin } from '../textures/resolve-skin.ts';

const STAND_IN_FRESH_S = 60;
const DAY_S = 86_400;

/** How long others may keep a picture of a player. */
export function imageFreshness(
  { fresh, cache }: ResolvedSkin,
  isDrawn: boolean,
  now: number,
): Freshness | undefined {
  if (fresh === undefined) return undefined;
  if (isDrawn || cache === 'stale') return { maxAgeS: STAND_IN_FRESH_S };
  return {
    maxAgeS: Math.round((fresh.until - fresh.from) / 1000),
    ageS: (now - fresh.from) / 1000,
    staleWhileRevalidateS: DAY_S,
  };
}

export function imageHeaders({ source, cache }: ResolvedSkin): HeaderRecord {
  return {
    'X-Skin-Source': source,
    'X-Cache': cache,
    // A texture never changes under its hash.
    ...(source === 'texture' && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  };
}

export function downloadHeaders(owner: string, suffix = ''): HeaderRecord {
  // Old names may hold signs that a header or a file name cannot.
  const name = owner.replace(/[^\w-]/g, '').slice(0, 64) || 'skin';
  return { 'Content-Disposition': `attachment; filename="${name}${suffix}.png"` };
}
