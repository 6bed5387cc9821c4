import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createTestApp } from './testing/test-app.ts';
import { testSite } from './testing/test-site.ts';

test('requests are counted by pattern and status, whatever visitors type', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  const app = createTestApp({ site: testSite(), metrics });
  for (const path of [
    '/tools',
    '/tools?text=secret',
    '/secret-1',
    '/secret-2',
    '/assets/app-1a2b.js',
  ]) {
    await app.request(path);
  }
  const { text } = await metrics.render();
  expect(text).toContain('http_request_duration_seconds_count{route="/tools",status="200"} 2');
  expect(text).toContain('http_request_duration_seconds_count{route="not found",status="404"} 2');
  expect(text).toContain('http_request_duration_seconds_count{route="asset",status="200"} 1');
  expect(text).not.toContain('secret');
});

test('cache outcomes and refusals are counted', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  metrics.observeCache('profiles', 'hit');
  metrics.observeRefusal('ping');
  const { text } = await metrics.render();
  expect(text).toContain('cache_lookups_total{cache="profiles",outcome="hit"} 1');
  expect(text).toContain('limit_refusals_total{work="ping"} 1');
});

test('the state of Redis is one of its states', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  metrics.observeRedisState('up');
  metrics.observeRedisState('slow');
  metrics.observeRedisCommand(0.002);
  const { text } = await metrics.render();
  expect(text).toContain('redis_state{state="up"} 0');
  expect(text).toContain('redis_state{state="slow"} 1');
  expect(text).toContain('redis_command_duration_seconds_count 1');
});

test('ceilings tell what runs, waits and was refused', async () => {
  const metrics = createMetrics({ isProcessWatched: false });
  metrics.watchCeiling('ping', { running: () => 3, waiting: () => 2 });
  metrics.observeCeilingRefusal('ping');
  const { text } = await metrics.render();
  expect(text).toContain('ceiling_work{ceiling="ping",state="running"} 3');
  expect(text).toContain('ceiling_work{ceiling="ping",state="waiting"} 2');
  expect(text).toContain('ceiling_refusals_total{ceiling="ping"} 1');
});
