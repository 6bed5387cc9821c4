import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CliError } from '../cli-error.ts';
import type { Answer, PartOf, ResultOf, TaskName, ThreadData } from '../tasks.ts';

export interface Threads {
  /** The file of the program, which each thread runs again. */
  readonly program: string;
  readonly count: number;
}

/** Works on the parts in several threads. The results come in the order of the parts. */
export async function* inThreads<Name extends TaskName>(
  { program, count }: Threads,
  workerData: ThreadData<Name>,
  parts: readonly PartOf<Name>[],
): AsyncGenerator<ResultOf<Name>> {
  const waiting = parts.map((part) => new WaitingPart<Name>(part));
  const free = [...waiting];
  const workers = Array.from({ length: count }, () => new Worker(program, { workerData }));
  try {
    for (const worker of workers) void workOn(worker, free);
    for (const { result } of waiting) yield await result;
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

class WaitingPart<Name extends TaskName> {
  readonly part: PartOf<Name>;
  readonly result: Promise<ResultOf<Name>>;
  take: (result: Promise<ResultOf<Name>>) => void = () => undefined;

  constructor(part: PartOf<Name>) {
    this.part = part;
    this.result = new Promise((resolve) => {
      this.take = resolve;
    });
    // Whoever waits for an earlier part hears of this one later.
    this.result.catch(() => undefined);
  }
}

/** Takes part after part until none is left, or one fails. */
async function workOn<Name extends TaskName>(
  worker: Worker,
  free: WaitingPart<Name>[],
): Promise<void> {
  for (let next = free.shift(); next !== undefined; next = free.shift()) {
    const result = ask(worker, next.part);
    next.take(result);
    try {
      await result;
    } catch {
      return;
    }
  }
}

async function ask<Name extends TaskName>(
  worker: Worker,
  part: PartOf<Name>,
): Promise<ResultOf<Name>> {
  const answered = once(worker, 'message');
  worker.postMessage(part);
  // Sent by `serveTasks`.
  const [answer] = (await answered) as [Answer<Name>];
  if (answer.ok) return answer.result;
  if (answer.exitCode !== undefined) throw new CliError(answer.message, answer.exitCode);
  throw new Error(answer.message);
}
