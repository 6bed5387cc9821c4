import { setTimeout as wait } from 'node:timers/promises';
import type { Settings } from '../../settings.ts';
import { createHostGuard, UNSPARED } from './host-guard.ts';
import { createHttpGet } from './http-get.ts';
import { createMojang, type Mojang } from './mojang.ts';

// Reported, not documented: 200 requests in 2 minutes at the API, 10 a second at the session
// server; the textures come from a content network.
const API_PACE = { perSecond: 1, burst: 60 };
const SESSION_PACE = { perSecond: 5, burst: 60 };
const TEXTURES_PACE = { perSecond: 20, burst: 200 };

/** Mojang as the settings name it. Where limits are off, only its own refusals are heeded. */
export function connectMojang(settings: Settings): Mojang {
  const guard = (pace: { perSecond: number; burst: number }) =>
    createHostGuard({
      now: Date.now,
      wait: (ms) => wait(ms),
      ...(settings.RATE_LIMIT ? pace : UNSPARED),
    });
  return createMojang({
    get: createHttpGet({ connectMs: 2000, wholeMs: 5000 }),
    api: { baseUrl: settings.MOJANG_API_URL, guard: guard(API_PACE) },
    session: { baseUrl: settings.MOJANG_SESSION_URL, guard: guard(SESSION_PACE) },
    textures: { baseUrl: settings.MOJANG_TEXTURES_URL, guard: guard(TEXTURES_PACE) },
  });
}
