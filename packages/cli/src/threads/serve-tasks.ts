import { parentPort, workerData } from 'node:worker_threads';
import { CliError } from '../cli-error.ts';
import { TASKS, type TaskName, type ThreadData } from '../tasks.ts';

type Create = (shared: unknown) => Promise<(part: unknown) => Promise<unknown>>;

/** In a thread of the program: works on each part that it is sent, and answers. */
export async function serveTasks(): Promise<void> {
  // Given by `inThreads`, whose types say that data and parts are those of the task.
  const { task, shared } = workerData as ThreadData<TaskName>;
  const create = (await TASKS[task]()) as Create;
  const work = create(shared);
  parentPort?.on('message', (part: unknown) => {
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
