import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../testing/server-process.ts';

const STARTS_ON_BUSY_MACHINES_MS = 120_000;

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly parentSpanId?: string;
}

/** Takes OTLP/HTTP in its JSON form. */
async function startCollector() {
  const texts: string[] = [];
  const collector = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.url === '/v1/traces') texts.push(text);
    response.end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void collector.close());
  const { port } = collector.address() as AddressInfo;
  const spans = (): readonly Span[] =>
    texts.flatMap((text) =>
      JSON.parse(text).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}`, texts, spans };
}

test(
  'a request and what it asked of Mojang arrive at the collector as one trace, without names',
  async () => {
    const collector = await startCollector();
    const { child, address, ended } = startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      MOJANG_API_URL: 'http://127.0.0.1:1',
      MOJANG_SESSION_URL: 'http://127.0.0.1:1',
    });
    const path = '/api/mojang/users/profiles/minecraft/SecretPlayer';
    await (await fetch(`${await address}${path}`)).arrayBuffer();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    const request = collector.spans().find(({ name }) => name.includes('profiles/minecraft'));
    const asked = collector.spans().find(({ name }) => name === 'mojang player');
    expect(request).toBeDefined();
    expect(asked).toMatchObject({ traceId: request?.traceId });
    expect(asked?.parentSpanId).toBeTruthy();
    expect(collector.texts.join()).not.toContain('SecretPlayer');
  },
  STARTS_ON_BUSY_MACHINES_MS,
);

test(
  'a collector that is away neither stops answers nor the end',
  async () => {
    const { child, address, ended } = startServer({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    });
    expect((await fetch(`${await address}/healthz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  },
  STARTS_ON_BUSY_MACHINES_MS,
);
