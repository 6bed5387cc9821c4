import { expect, test } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { Problem } from '../problem.ts';
import { framedApp } from '../testing/framed-app.ts';
import { recordingLogger } from '../testing/test-app.ts';
import { respond } from './respond.ts';

function serve() {
  const { logger, lines } = recordingLogger();
  const metrics = createMetrics({ isProcessWatched: false });
  const app = framedApp(logger, metrics);
  app.get('/ready', (c) => respond(c, { body: 'here', headers: {} }));
  app.get('/by-hand', (c) => c.text('here'));
  app.get('/broken', () => {
    throw new TypeError('a mistake of ours');
  });
  app.get('/busy', async () => {
    throw new Problem(503, 'busy', 'Come back later.');
  });
  return { app, lines, metrics };
}

test('an answer that is ready is no promise', () => {
  const { app } = serve();
  expect(app.fetch(new Request('http://localhost/ready'))).toBeInstanceOf(Response);
});

test.each([
  ['/ready', 'GET', 200],
  ['/by-hand', 'GET', 200],
  ['/by-hand', 'HEAD', 200],
  ['/broken', 'GET', 500],
  ['/busy', 'GET', 503],
  ['/x%2f..%2fy', 'GET', 400],
  ['/ready', 'DELETE', 405],
])(
  '%s asked with %s is a %i with headers, an id, a line and a count',
  async (path, method, status) => {
    const { app, lines, metrics } = serve();
    const { headers, status: sent } = await app.request(path, { method });
    expect(sent).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[\w-]{36}$/);
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { requestId, method, status, route: 'unknown' },
    ]);
    expect((await metrics.render()).text).toContain(
      `http_request_duration_seconds_count{route="unknown",status="${status}"} 1`,
    );
  },
);
