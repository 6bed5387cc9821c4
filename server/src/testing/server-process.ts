import type { StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { killGroup, type RunningProcess, startProcess } from './process.ts';

export const MAIN = join(import.meta.dirname, '..', 'main.ts');

type Environment = Readonly<Record<string, string>>;

interface ServerProcess extends RunningProcess {
  /** From the line that the server prints. Fails if it ends without one. */
  readonly address: Promise<string>;
}

interface ServerProcessOptions {
  readonly stdio?: StdioOptions;
  /** Arguments of Node itself. */
  readonly nodeArguments?: readonly string[];
  /** How many files and sockets it may have open. */
  readonly maxDescriptors?: number;
}

/** The real server as a process of its own; it ends with the test. */
export function startServer(
  environment: Environment,
  { stdio = 'pipe', nodeArguments = [], maxDescriptors }: ServerProcessOptions = {},
): ServerProcess {
  const command = [process.execPath, ...nodeArguments, MAIN];
  const [program = '', ...args] =
    maxDescriptors === undefined
      ? command
      : ['sh', '-c', `ulimit -n ${maxDescriptors}; exec "$@"`, 'sh', ...command];
  const running = startProcess(program, args, { stdio, env: serverEnvironment(environment) });
  onTestFinished(() => killGroup(running));
  const { child, output, ended } = running;
  const address = Promise.withResolvers<string>();
  // Not everybody asks for it.
  address.promise.catch(() => undefined);
  ended.then((code) => address.reject(new Error(`ended with ${code}:\n${output.stderr}`)));
  child.stdout?.on('data', () => {
    const found = /Fucina is at (http\S+)/.exec(output.stdout)?.[1];
    if (found !== undefined) address.resolve(found);
  });
  return { ...running, address: address.promise };
}

/** Nothing of the tests' own environment but the path, and the cache that makes starts faster. */
export function serverEnvironment(environment: Environment): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return {
    PATH,
    ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
    PORT: '0',
    DRAIN_SECONDS: '0',
    // It would write into the folder that the tests run in.
    WATCH: '0',
    ...environment,
  };
}
