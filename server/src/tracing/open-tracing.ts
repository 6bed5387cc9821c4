import type { Tracing } from './tracing.ts';

/** Nothing of OpenTelemetry is loaded unless an address is set. */
export async function openTracing(endpoint: string | undefined): Promise<Tracing> {
  if (endpoint === undefined) return NO_TRACING;
  const { openOtlpTracing } = await import('./otlp-tracing.ts');
  return openOtlpTracing(endpoint);
}

const NO_TRACING: Tracing = {
  follow: (dependencies) => dependencies,
  wrap: (app) => app,
  close: async () => undefined,
};
