import { parentPort, workerData } from 'node:worker_threads';
import { CliError } from '../cli-error.ts';
import { type PartOf, TASKS, type TaskName, type ThreadData } from './tasks.ts';

/** In a thread of the program: works on each part that it is sent, and answers. */
export async function serveTasks(): Promise<void> {
  // Given by `inThreads`.
  const { task, shared } = workerData as ThreadData<TaskName>;
  const create = await TASKS[task]();
  const work = create(shared);
  parentPort?.on('message', (part: PartOf<TaskName>) => {
    void work
      .then((done) => done(part))
      .then(
        (result) => ({ ok: true, result }),
        (error: unknown) =>
          error instanceof CliError
            ? { ok: false, message: error.message, exitCode: error.exitCode }
            : { ok: false, message: String(error) },
      )
      .then((answer) => parentPort?.postMessage(answer));
  });
}
