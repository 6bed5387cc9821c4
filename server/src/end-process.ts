import process from 'node:process';

/**
 * Ends the process although a write may hang in the thread pool: a normal exit waits for such threads for ever.
 * A signal does not.
 */
export function endProcess(exitCode: number, isWriteStuck: boolean): void {
  if (!isWriteStuck) process.exit(exitCode);
  process.removeAllListeners('SIGTERM');
  process.kill(process.pid, exitCode === 0 ? 'SIGTERM' : 'SIGKILL');
}
