import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

export const MAIN = join(import.meta.dirname, '..', 'main.ts');

type Environment = Readonly<Record<string, string>>;

interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: { readonly stdout: string; readonly stderr: string };
  /** What the process says about where it is. */
  readonly address: Promise<string>;
  readonly exit: Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

interface ServerProcessOptions {
  readonly stdio?: StdioOptions;
  /** Arguments of Node itself. */
  readonly nodeArguments?: readonly string[];
}

/** The real server as a process of its own; it ends with the test. */
export function startServer(
  environment: Environment,
  { stdio = 'pipe', nodeArguments = [] }: ServerProcessOptions = {},
): ServerProcess {
  const child = spawn(process.execPath, [...nodeArguments, MAIN], {
    stdio,
    env: serverEnvironment(environment),
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output = { stdout: '', stderr: '' };
  const address = Promise.withResolvers<string>();
  child.stdout?.on('data', (text) => {
    output.stdout += text;
    const found = /Fucina is at (http\S+)/.exec(output.stdout)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  child.stderr?.on('data', (text) => {
    output.stderr += text;
  });
  const exit = new Promise<Awaited<ServerProcess['exit']>>((resolve) =>
    child.once('exit', (code, signal) => resolve({ code, signal })),
  );
  return { child, output, address: address.promise, exit };
}

/** Nothing of the tests' own environment but the path. */
export function serverEnvironment(environment: Environment): Record<string, string> {
  return { PATH: process.env.PATH ?? '', PORT: '0', DRAIN_SECONDS: '0', ...environment };
}

/** Asks until the answer has this status; the test's own time limit ends it. */
export async function untilStatus(url: string, status: number): Promise<void> {
  while (!(await answers(url, status))) await pause(50);
}

async function answers(url: string, status: number): Promise<boolean> {
  return fetch(url).then(
    (reply) => reply.status === status,
    () => false,
  );
}
