import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Dependencies } from '../app.ts';
import type { Tracing } from './tracing.ts';

const CLOSE_DEADLINE_MS = 1000;

/** Sends spans to an OTLP/HTTP collector. As in the log, what visitors typed is not in them. */
export function openOtlpTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'fucina' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('fucina');

  const inSpan = <Value>(
    name: string,
    kind: SpanKind,
    work: (span: Span) => Promise<Value>,
  ): Promise<Value> =>
    tracer.startActiveSpan(name, { kind }, async (span) => {
      try {
        return await work(span);
      } catch (thrown) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw thrown;
      } finally {
        span.end();
      }
    });

  const outgoing =
    <Given extends unknown[], Value>(name: string, ask: (...given: Given) => Promise<Value>) =>
    (...given: Given): Promise<Value> =>
      inSpan(name, SpanKind.CLIENT, () => ask(...given));

  return {
    follow(dependencies: Dependencies): Dependencies {
      const { metrics, mojang, ping } = dependencies;
      return {
        ...dependencies,
        ping: outgoing('ping', ping),
        mojang: {
          ...mojang,
          findPlayer: outgoing('mojang player', mojang.findPlayer),
          getProfile: outgoing('mojang profile', mojang.getProfile),
          getTexture: outgoing('mojang texture', mojang.getTexture),
        },
        metrics: {
          ...metrics,
          // The route is known when the request is counted.
          observeRequest(route, status, seconds) {
            metrics.observeRequest(route, status, seconds);
            const span = trace.getActiveSpan();
            span?.updateName(route);
            span?.setAttributes({ 'http.route': route, 'http.response.status_code': status });
            if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
          },
        },
      };
    },
    wrap: (app) => ({
      fetch: ((request: Request, ...rest: never[]) =>
        inSpan('request', SpanKind.SERVER, async (span) => {
          span.setAttribute('http.request.method', request.method);
          return app.fetch(request, ...rest);
        })) as typeof app.fetch, // the same arguments, handed on
    }),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_DEADLINE_MS));
      // A collector that is away must not keep the process from ending.
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
