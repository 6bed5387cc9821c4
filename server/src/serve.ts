import cluster from 'node:cluster';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Result } from '@fucina/server-address';
import type { Logger } from 'pino';
import { createApp, type Dependencies } from './app.ts';
import { endProcess } from './end-process.ts';
import { type Listening, listen } from './listen.ts';
import { openLog } from './log.ts';
import { createOperationApp } from './operation-routes.ts';
import type { Settings } from './settings.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { answerHeartbeats } from './workers/heartbeat.ts';
import { leavePrimary } from './workers/leave-primary.ts';
import { answerPrimary } from './workers/worker-metrics.ts';

const DRAIN_DEADLINE_MS = 10_000;
const LOG_DEADLINE_MS = 1000;
const MAX_CONNECTIONS_PER_CLIENT = 256;
const DIST = join(import.meta.dirname, '../../web/dist');

interface SurroundingsParts {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder of the built site. */
  readonly dist: string;
}

/** Makes everything real that the app is handed. */
type CreateSurroundings = (parts: SurroundingsParts) => Promise<Result<Surroundings, string>>;

interface Surroundings {
  readonly dependencies: Dependencies;
  readonly isKeeping: () => boolean;
  readonly close: () => Promise<void>;
}

/** The site in this process, until a signal ends it. */
export async function serve(
  settings: Settings,
  createSurroundings: CreateSurroundings,
): Promise<void> {
  const { logger, close: closeLog } = openLog(settings);
  const tracing = await openTracing(settings.OTEL_EXPORTER_OTLP_ENDPOINT);
  const made = await createSurroundings({ settings, logger, dist: DIST });
  if (!made.ok) {
    console.error(made.error);
    process.exit(1);
  }
  const { dependencies, isKeeping, close } = made.value;
  const { HOST, PORT, METRICS_PORT, TRUST_PROXY, RATE_LIMIT } = settings;
  const isShared = TRUST_PROXY === 0 && RATE_LIMIT;
  let isReady = true;

  const site = await listenOrExit(
    'PORT',
    tracing.wrap(createApp(tracing.follow(dependencies))),
    HOST,
    PORT,
    isShared ? { maxConnectionsPerClient: MAX_CONNECTIONS_PER_CLIENT } : {},
  );
  const isAlone = cluster.isPrimary;
  const operation =
    METRICS_PORT !== undefined && isAlone
      ? await openOperationPort(HOST, METRICS_PORT, {
          isReady: () => isReady && isKeeping(),
          renderMetrics: dependencies.metrics.render,
        })
      : undefined;
  if (isAlone) console.log(`Fucina is at ${settings.PUBLIC_URL ?? localAddress(HOST, site.port)}`);
  else {
    answerPrimary(dependencies.metrics.registry);
    answerHeartbeats();
  }

  const stop = async (exitCode: number, drainSeconds: number) => {
    if (!isReady) return;
    isReady = false;
    site.endKeepAlive();
    await wait(drainSeconds * 1000);
    // They would not end by themselves.
    dependencies.watch?.live.end();
    await site.close(DRAIN_DEADLINE_MS);
    await operation?.close(0);
    await leavePrimary();
    await close();
    await tracing.close();
    endProcess(exitCode, !(await closeLog(LOG_DEADLINE_MS)));
  };

  // Load balancers are given time to notice; whoever presses Ctrl+C is not.
  process.on('SIGTERM', () => stop(0, settings.DRAIN_SECONDS));
  process.on('SIGINT', () => stop(0, 0));
  // A forgotten promise is a mistake of ours, yet no reason to drop everybody else's requests.
  process.on('unhandledRejection', (reason) => {
    logger.error({ err: reason }, 'unhandled rejection');
  });
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaught exception');
    void stop(1, 0);
  });
}

export function openOperationPort(
  host: string,
  port: number,
  parts: Parameters<typeof createOperationApp>[0],
): Promise<Listening> {
  return listenOrExit('METRICS_PORT', createOperationApp(parts), host, port);
}

async function listenOrExit(
  setting: 'PORT' | 'METRICS_PORT',
  app: Parameters<typeof listen>[0],
  host: string,
  port: number,
  limits: Parameters<typeof listen>[1]['limits'] = {},
): Promise<Listening> {
  return listen(app, { host, port, limits }).catch((error) => {
    console.error(`HOST and ${setting}: cannot listen on ${host}:${port} (${error.code}).`);
    process.exit(1);
  });
}

/** Where a browser on this machine finds the site. */
export function localAddress(host: string, port: number): string {
  const isEverywhere = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isEverywhere ? 'localhost' : host}:${port}`;
}
