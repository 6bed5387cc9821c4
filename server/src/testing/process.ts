import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export interface RunningProcess {
  readonly child: ChildProcess;
  /** The last hundred thousand characters of each. */
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals | null>;
}

const MAX_OUTPUT = 100_000;
const TRIES = 4800;
const PAUSE_MS = 50;

/**
 * Starts a program that never outlives this process. Its group is its own, so that its children end with it, and a
 * shell kills the group as soon as this process is gone, even if this process was killed itself.
 */
export function startProcess(
  program: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env' | 'gid' | 'stdio' | 'uid'> = {},
): RunningProcess {
  const child = spawn(program, args, { ...options, detached: true });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.on('data', (text) => {
      output[name] = (output[name] + text).slice(-MAX_OUTPUT);
    });
  }
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(code ?? signal)),
  );
  if (child.pid !== undefined) killWhenThisEnds(child.pid, ended);
  return { child, output, ended };
}

/** The program and the processes that it started. */
export function killGroup({ child: { pid, exitCode, signalCode } }: RunningProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return;
  process.kill(-pid, 'SIGKILL');
}

/** Asks until the answer has this status; fails after four minutes, or when the process has ended. */
export async function untilStatus(
  url: string,
  status: number,
  running?: RunningProcess,
): Promise<void> {
  const hasEnded = () => running !== undefined && running.child.exitCode !== null;
  for (let tries = 0; tries < TRIES && !hasEnded(); tries += 1) {
    if (await answers(url, status)) return;
    await wait(PAUSE_MS);
  }
  const { stdout = '', stderr = '' } = running?.output ?? {};
  throw new Error(`${url} never answered with ${status}:\n${stdout}${stderr}`);
}

async function answers(url: string, status: number): Promise<boolean> {
  return fetch(url).then(
    async (reply) => {
      await reply.arrayBuffer();
      return reply.status === status;
    },
    () => false,
  );
}

/** The shell reads a line when the program has ended, and nothing when this process is gone. */
function killWhenThisEnds(pid: number, ended: Promise<unknown>): void {
  const guard = spawn('sh', ['-c', 'read -r _ || kill -s KILL -- "-$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  guard.unref();
  ended.then(() => guard.stdin.end('ended\n'));
}
