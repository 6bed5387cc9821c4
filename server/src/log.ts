import { type Logger, pino } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Settings } from './settings.ts';
import { wallNow } from './steady-clock.ts';

export interface Log {
  readonly logger: Logger;
  /** Writes what is left. False when that cannot be done in time, such as into a pipe that nobody reads. */
  readonly close: (deadlineMs: number) => Promise<boolean>;
}

const STDOUT = 1;
const MAX_WAITING_BYTES = 1_048_576;

/**
 * JSON lines on stdout, written a few times a second. A log that cannot be written (its disk is full, its terminal is
 * gone, its reader is stuck) loses lines and nothing else: memory is bounded and no error leaves this file.
 */
export function openLog({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>, fd = STDOUT): Log {
  const output = new SonicBoom({
    fd,
    sync: false,
    minLength: 4096,
    periodicFlush: 250,
    maxLength: MAX_WAITING_BYTES,
  });
  // Lines that could not be written stay in the buffer until they can be, or until it is full.
  output.on('error', () => undefined);
  let isOpen = true;
  // Pino would call `flushSync` on a fatal line, and that tries for ever when the write fails.
  const sink = { write: (line: string) => void (isOpen && output.write(line)) };
  return {
    logger: pino({ level: LOG_LEVEL, base: null, timestamp: () => `,"time":${wallNow()}` }, sink),
    close: (deadlineMs) => {
      isOpen = false;
      return new Promise((resolve) => {
        const late = setTimeout(resolve, deadlineMs, false);
        const settle = (isWritten: boolean) => {
          clearTimeout(late);
          resolve(isWritten);
        };
        output.once('close', () => settle(true));
        // A write that failed is over, one that hangs is not: only the latter keeps the process from ending.
        output.once('error', () => settle(true));
        output.end();
      });
    },
  };
}
