import { expect, test } from 'vitest';
import { createMetrics } from './metrics.ts';
import { createTestApp } from './testing/test-app.ts';
import { testSite } from './testing/test-site.ts';

test('requests are counted by pattern and status, whatever visitors type', async () => {
  const app = createTestApp({ site: testSite() });
  for (const path of [
    '/tools',
    '/tools?text=secret',
    '/secret-1',
    '/secret-2',
    '/assets/app-1a2b.js',
  ]) {
    await app.request(path);
  }
  const reply = await app.request('/metrics');
  expect(reply.headers.get('content-type')).toContain('text/plain');
  const text = await reply.text();
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
