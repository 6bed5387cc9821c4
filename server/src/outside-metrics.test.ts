import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { countMojang, countPings } from './outside-metrics.ts';
import { Problem } from './problem.ts';
import { createTestApp } from './testing/test-app.ts';

test('questions to Mojang are counted by what came of them', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const answers = [
    async () => undefined,
    async () => {
      throw new Problem(503, 'busy', 'Mojang is busy.');
    },
  ];
  const mojang = countMojang(
    {
      findPlayer: () => answers.shift()?.() ?? Promise.resolve(undefined),
      getProfile: async () => undefined,
      getTexture: async () => undefined,
    },
    metrics.registry,
  );
  const app = createTestApp({ metrics, mojang });
  await app.request('/api/mojang/users/profiles/minecraft/Nobody');
  await app.request('/api/mojang/users/profiles/minecraft/Somebody');
  const { text } = await metrics.render();
  expect(text).toContain('mojang_questions_total{question="player",result="none"} 1');
  expect(text).toContain('mojang_questions_total{question="player",result="503"} 1');
  expect(text).not.toMatch(/obody/);
});

test('looks at game servers are counted by edition and result', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const ping = countPings(async () => ({ ok: false, code: 'blocked_target' }), metrics.registry);
  const app = createTestApp({ metrics, ping });
  await app.request('/api/mcsrvstat/3/10.0.0.1');
  const { text } = await metrics.render();
  expect(text).toContain('pings_total{edition="java",result="blocked_target",stage=""} 1');
});
