import { createReadStream } from 'node:fs';
import process from 'node:process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { CliError } from './cli-error.ts';
import type { Language } from './language.ts';

/** The lines of a file, or of stdin for `-`, without their line ends; read as they are needed. */
export async function* linesOf(file: string, { say }: Language): AsyncGenerator<string> {
  const source: Readable = file === '-' ? process.stdin : createReadStream(file);
  // readline does not pass errors of its input on.
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => undefined);
  source.once('error', failure.reject);
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  const iterator = lines[Symbol.asyncIterator]();
  try {
    while (true) {
      const next = await Promise.race([iterator.next(), failure.promise]);
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    throw new CliError(say('cannot_read', { file, reason: reasonOf(error) }));
  } finally {
    lines.close();
  }
}

export async function wholeText(lines: AsyncIterable<string>): Promise<string> {
  const kept: string[] = [];
  for await (const line of lines) kept.push(line);
  return kept.join('\n');
}

/** The words of the command line, or without any the whole of stdin. */
export async function textOf(words: readonly string[], language: Language): Promise<string> {
  return words.length > 0 ? words.join(' ') : wholeText(linesOf('-', language));
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
