import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { endProcess } from '../end-process.ts';
import { openLog } from '../log.ts';
import { localAddress, openOperationPort } from '../serve.ts';
import type { Settings } from '../settings.ts';
import { monotonicNow } from '../steady-clock.ts';
import { watchHeartbeat } from './heartbeat.ts';
import { createRestartDelay } from './restart-delay.ts';
import { renderWorkerMetrics } from './worker-metrics.ts';

const LOG_DEADLINE_MS = 1000;
/** Longer than a worker takes to drain and end. */
const WORKER_DEADLINE_MS = 15_000;

/** Serves the site with several processes on one port: replaces those that die, restarts them on SIGHUP, ends them all. */
export async function runWorkers(settings: Settings, main: string): Promise<void> {
  const { logger, close: closeLog } = openLog(settings);
  const serving = new Set<Worker>();
  const leaving = new Set<Worker>();
  /** Replacements that do not listen yet. */
  const onTrial = new Set<Worker>();
  const startedAt = new Map<Worker, number>();
  const restartDelay = createRestartDelay();
  let isStopping = false;
  let isFirstUp = false;

  cluster.setupPrimary({ exec: main });
  const fork = () => {
    const worker = cluster.fork();
    startedAt.set(worker, monotonicNow());
    // From then on it answers.
    worker.once('listening', () =>
      watchHeartbeat(worker, settings.WORKER_PATIENCE_SECONDS, () => {
        logger.error({ pid: worker.process.pid }, 'a worker hangs');
        worker.process.kill('SIGKILL');
      }),
    );
    return worker;
  };

  cluster.on('listening', (worker, { port }) => {
    serving.add(worker);
    if (!isFirstUp)
      console.log(`Fucina is at ${settings.PUBLIC_URL ?? localAddress(settings.HOST, port)}`);
    isFirstUp = true;
  });
  cluster.on('exit', async (worker, code, signal) => {
    const livedMs = monotonicNow() - (startedAt.get(worker) ?? 0);
    serving.delete(worker);
    startedAt.delete(worker);
    const isExpected = leaving.delete(worker);
    if (isStopping || isExpected || onTrial.has(worker)) return;
    // What keeps the very first one from listening (a port in use) would stop all others as well.
    if (!isFirstUp) process.exit(code || 1);
    logger.error({ pid: worker.process.pid, code, signal }, 'a worker died and is replaced');
    await wait(restartDelay(livedMs));
    if (!isStopping) fork();
  });

  const end = async (worker: Worker, signal: NodeJS.Signals) => {
    leaving.add(worker);
    serving.delete(worker);
    if (worker.isDead()) return;
    const late = setTimeout(
      () => worker.process.kill('SIGKILL'),
      settings.DRAIN_SECONDS * 1000 + WORKER_DEADLINE_MS,
    );
    worker.process.kill(signal);
    await once(worker, 'exit');
    clearTimeout(late);
  };

  let restarting = Promise.resolve();
  const restartAll = async () => {
    for (const old of [...serving]) {
      if (isStopping) return;
      const replacement = fork();
      onTrial.add(replacement);
      const isUp = await Promise.race([
        once(replacement, 'listening').then(() => true),
        once(replacement, 'exit').then(() => false),
      ]);
      onTrial.delete(replacement);
      if (!isUp) {
        logger.error('a new worker does not start: the old ones stay');
        return;
      }
      // Its visitors have time to open their next connection, which another worker gets.
      await end(old, 'SIGTERM');
    }
    logger.info('all workers were restarted');
  };

  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all(
      Object.values(cluster.workers ?? {}).map((worker) => worker && end(worker, signal)),
    );
    await operation?.close(0);
    endProcess(0, !(await closeLog(LOG_DEADLINE_MS)));
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
  process.on('SIGHUP', () => {
    // A terminal that is closed sends it too.
    if (process.stdin.isTTY) void stop('SIGTERM');
    else restarting = restarting.then(restartAll);
  });

  const operation =
    settings.METRICS_PORT === undefined
      ? undefined
      : await openOperationPort(settings.HOST, settings.METRICS_PORT, {
          isReady: () => serving.size > 0 && !isStopping,
          renderMetrics: () => renderWorkerMetrics([...serving]),
        });
  for (let count = 0; count < settings.WORKERS; count += 1) fork();
}
