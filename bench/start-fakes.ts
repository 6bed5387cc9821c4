import { fork } from 'node:child_process';
import { join } from 'node:path';

interface Fakes {
  readonly ports: readonly number[];
  readonly stop: () => void;
}

/** Fake game servers in a process of their own; `kind` is one of `status-fakes.ts`. */
export function startFakes(kind: string, count: number): Promise<Fakes> {
  const child = fork(join(import.meta.dirname, 'status-fakes.ts'), [kind, String(count)]);
  return new Promise((resolve) => {
    child.once('message', (ports) =>
      resolve({ ports: ports as readonly number[], stop: () => child.kill() }),
    );
  });
}
