import type { Freshness } from '../http/endpoint.ts';
import type { HeaderRecord } from '../http/security-headers.ts';
import type { SkinFile, Worn } from './wardrobe.ts';

const STAND_IN_FRESH_S = 60;
const DAY_S = 86_400;

/** How long others may keep a picture of somebody; a texture's own address never changes. */
export function imageFreshness(worn: Worn, isStandIn: boolean, now: number): Freshness | undefined {
  const { kept, origin } = worn;
  if (kept === undefined) return undefined;
  if (isStandIn || origin === 'stale') return { maxAgeS: STAND_IN_FRESH_S };
  return {
    maxAgeS: Math.round((kept.expiresAt - kept.storedAt) / 1000),
    ageS: (now - kept.storedAt) / 1000,
    staleWhileRevalidateS: DAY_S,
  };
}

export function imageHeaders(worn: Worn, source: SkinFile['source']): HeaderRecord {
  return {
    'X-Skin-Source': source,
    'X-Cache': worn.origin,
    ...(worn.source === 'texture' && {
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  };
}

export function downloadHeaders(owner: string, suffix = ''): HeaderRecord {
  // Names come from Mojang; what reaches a header is what a file may be called anywhere.
  const name = owner.replace(/[^\w-]/g, '').slice(0, 64) || 'skin';
  return { 'Content-Disposition': `attachment; filename="${name}${suffix}.png"` };
}
