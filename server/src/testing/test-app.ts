import { pino } from 'pino';
import { createApp, type Dependencies } from '../app.ts';
import { createCaches } from '../cache/caches.ts';
import { noLimits } from '../limits/limits.ts';
import { createMetrics } from '../metrics.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Mojang } from '../tools/skins/mojang/mojang.ts';

/** A Mojang that knows no one. */
const nobody: Mojang = {
  findPlayer: async () => undefined,
  getProfile: async () => undefined,
  getTexture: async () => undefined,
};

/** An app whose surroundings are all in memory; a test replaces what it is about. */
export function createTestApp(changes: Partial<Dependencies> = {}) {
  return createApp({
    settings: testSettings(),
    build: { version: '0.0.0', commit: 'unknown' },
    logger: pino({ level: 'silent' }),
    now: () => 0,
    monotonicNow: changes.now ?? (() => 0),
    threadCpuMs: () => 0,
    metrics: createMetrics({ isProcessWatched: false }),
    caches: createCaches(),
    limits: noLimits,
    mojang: nobody,
    ping: async () => ({ ok: false, code: 'blocked_target' }),
    ...changes,
  });
}

export function testSettings(environment: Readonly<Record<string, string>> = {}): Settings {
  const read = readSettings(environment);
  if (!read.ok) throw new Error(read.errors.join(' '));
  return read.value;
}

/** A logger that keeps its lines. */
export function recordingLogger() {
  const lines: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'trace', base: null },
    { write: (line) => lines.push(JSON.parse(line)) },
  );
  return { logger, lines };
}
