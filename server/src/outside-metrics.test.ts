import { expect, test } from 'vitest';
import { Refusal } from './cache/named-cache.ts';
import { createMetrics } from './metrics.ts';
import { measureMojang, measurePings } from './outside-metrics.ts';
import { Problem } from './problem.ts';
import { createTestApp } from './testing/test-app.ts';

/** Each time that it is asked, this much later. */
function clock(stepS: number) {
  let ms = 0;
  return () => (ms += stepS * 1000);
}

test('questions to Mojang are counted by what came of them', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const answers = [
    async () => undefined,
    async () => {
      throw new Problem(503, 'busy', 'Mojang is busy.');
    },
  ];
  const mojang = measureMojang(
    {
      findPlayer: () => answers.shift()?.() ?? Promise.resolve(undefined),
      getProfile: async () => {
        throw new Refusal(new Problem(503, 'busy', 'Many wait.'));
      },
      getTexture: async () => undefined,
    },
    metrics.registry,
    clock(0.3),
  );
  const app = createTestApp({ metrics, mojang });
  await app.request('/api/mojang/users/profiles/minecraft/Nobody');
  await app.request('/api/mojang/users/profiles/minecraft/Somebody');
  await app.request('/api/session/profile/069a79f444e94726a5befca90e38aaf5');
  const { text } = await metrics.render();
  expect(text).toContain('mojang_questions_total{question="profile",result="503"} 1');
  expect(text).toContain('mojang_questions_total{question="player",result="none"} 1');
  expect(text).toContain('mojang_questions_total{question="player",result="503"} 1');
  const durations = 'mojang_question_duration_seconds';
  expect(text).toContain(`${durations}_sum{question="player",result="503"} 0.3`);
  expect(text).toContain(`${durations}_bucket{le="0.25",question="player",result="503"} 0`);
  expect(text).toContain(`${durations}_bucket{le="0.5",question="player",result="503"} 1`);
  expect(text).not.toMatch(/obody/);
});

test('looks at game servers are counted by edition and result', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const ping = measurePings(
    async () => ({ ok: false, code: 'blocked_target' }),
    metrics.registry,
    clock(0.3),
  );
  const app = createTestApp({ metrics, ping });
  await app.request('/api/mcsrvstat/3/10.0.0.1');
  const { text } = await metrics.render();
  expect(text).toContain('pings_total{edition="java",result="blocked_target",stage=""} 1');
  expect(text).toContain('ping_duration_seconds_sum{result="blocked_target",stage=""} 0.3');
});
