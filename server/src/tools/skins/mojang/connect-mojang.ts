import type { RedisConnections } from '../../../cache/redis.ts';
import type { Settings } from '../../../settings.ts';
import { createHttpAsk } from './http-ask.ts';
import { createMojang, type Mojang } from './mojang.ts';
import { createPace, NO_PACE } from './pace.ts';
import { createUpstream } from './upstream.ts';

// Reported, not documented: 200 requests in 2 minutes at the API, 10 a second at the session
// server; the textures come from a content network.
const PACES = {
  api: { perSecond: 1, burst: 40 },
  session: { perSecond: 5, burst: 60 },
  textures: { perSecond: 20, burst: 200 },
} as const;

/** Mojang as the settings name it. Without limits (`RATE_LIMIT=0`), only its own refusals count. */
export function connectMojang(settings: Settings, redis?: RedisConnections): Mojang {
  const ask = createHttpAsk({ connectMs: 2000, wholeMs: 5000 });
  const upstream = (host: keyof typeof PACES, baseUrl: string) => {
    const pace = createPace({
      host,
      ...(settings.RATE_LIMIT ? PACES[host] : NO_PACE),
      ...(redis && { redis }),
    });
    return createUpstream({ baseUrl, pace, ask });
  };
  return createMojang({
    api: upstream('api', settings.MOJANG_API_URL),
    session: upstream('session', settings.MOJANG_SESSION_URL),
    textures: upstream('textures', settings.MOJANG_TEXTURES_URL),
  });
}
