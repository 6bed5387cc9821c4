// How the primary process learns the workers' metrics: it asks each over its channel and adds the answers up.
import type { Worker } from 'node:cluster';
import {
  AggregatorRegistry,
  Gauge,
  type MetricObjectWithValues,
  type MetricValue,
  type Registry,
} from 'prom-client';

const QUESTION = 'fucina:metrics?';
const ANSWER = 'fucina:metrics';
const PATIENCE_MS = 2000;

type WorkerMetrics = readonly MetricObjectWithValues<MetricValue<string>>[];

interface Message {
  readonly kind: string;
  readonly id: number;
  readonly metrics?: WorkerMetrics;
}

/** In a worker: answers each question with this process's metrics. */
export function answerPrimary(registry: Registry): void {
  new Gauge({
    name: 'worker_start_seconds',
    help: 'When each worker process started',
    labelNames: ['pid'] as const,
    registers: [registry],
  }).set({ pid: String(process.pid) }, Math.floor(performance.timeOrigin / 1000));
  process.on('message', async (message: Message) => {
    if (message.kind !== QUESTION) return;
    const metrics = await registry.getMetricsAsJSON();
    // The primary may be gone by now.
    if (process.connected) process.send?.({ kind: ANSWER, id: message.id, metrics });
  });
}

let questions = 0;

/** In the primary: one text for all workers. A worker that does not answer in time is left out. */
export async function renderWorkerMetrics(
  workers: readonly Worker[],
): Promise<{ readonly type: string; readonly text: string }> {
  const answers = await Promise.all(workers.map(ask));
  const known = answers.filter((metrics) => metrics !== undefined);
  const registry = AggregatorRegistry.aggregate(known.map((metrics) => [...metrics]));
  return { type: registry.contentType, text: await registry.metrics() };
}

function ask(worker: Worker): Promise<WorkerMetrics | undefined> {
  questions += 1;
  const id = questions;
  return new Promise((resolve) => {
    const settle = (metrics?: WorkerMetrics) => {
      clearTimeout(late);
      worker.off('message', hear);
      resolve(metrics);
    };
    const hear = (message: Message) => {
      if (message.kind === ANSWER && message.id === id) settle(message.metrics);
    };
    const late = setTimeout(settle, PATIENCE_MS);
    worker.on('message', hear);
    // A channel that closes meanwhile is the same as no answer.
    worker.send({ kind: QUESTION, id }, () => undefined);
  });
}
