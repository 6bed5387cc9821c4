// What failed, in few lines: logs of long checks are often shown by their end alone.
import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './reports.ts';

const MAX_FAILURES = 20;
const MAX_LINES = 30;
const MAX_LINES_EACH = 8;
const LAST_LINES = 15;
const MAX_LETTERS = 200;

/** Fewer lines of each error the more tests failed, so that the names stay together. */
export function summarize(failures: readonly Failure[]): string[] {
  const shown = failures.slice(0, MAX_FAILURES);
  const each = Math.min(MAX_LINES_EACH, Math.max(1, Math.floor(MAX_LINES / shown.length) - 1));
  const lines = shown.flatMap(({ test, error }) => [
    `✗ ${shorten(test)}`,
    ...linesOf(error)
      .slice(0, each)
      .map((line) => `    ${line}`),
  ]);
  const more = failures.length - shown.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** The end of what a step said, where no report names a test. */
export function lastLines(said: string, most = LAST_LINES): string[] {
  return readable(stripVTControlCharacters(said)).slice(-most);
}

/**
 * Without the stack, and of the code around the place only the line that is marked. What fast-check says comes as one
 * line: without the seed the first line of it is of no use.
 */
function linesOf(error: string): string[] {
  const isStack = (line: string) => /^\s+at /.test(line);
  const isCodeAround = (line: string) => /^\s*(?:\d+\s)?\s*\|/.test(line);
  const joined = stripVTControlCharacters(error).replace(
    /^(.*Property failed after .*)\n(\{.*\})\n(Counterexample: .*)$/m,
    '$1 $2 $3',
  );
  return readable(joined).filter((line) => !isStack(line) && !isCodeAround(line));
}

function readable(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(shorten);
}

function shorten(line: string): string {
  return line.length > MAX_LETTERS ? `${line.slice(0, MAX_LETTERS)}…` : line;
}
