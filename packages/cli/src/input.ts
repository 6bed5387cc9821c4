import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { TextDecoder } from 'node:util';
import { CliError } from './cli-error.ts';
import { reasonOf } from './system-error.ts';
import type { Terminal } from './terminal.ts';

/** The lines of a file, or of stdin for `-`, without their line ends; read as they are needed. */
export async function* linesOf(file: string, terminal: Terminal): AsyncGenerator<string> {
  const { language, openInput } = terminal;
  const source: Readable = file === '-' ? openInput() : createReadStream(file);
  let rest = '';
  try {
    for await (const text of decoded(source)) {
      const [first = '', ...others] = text.split('\n');
      rest += first;
      for (const next of others) {
        yield withoutReturn(rest);
        rest = next;
      }
    }
  } catch (error) {
    throw new CliError(language.say('cannot_read', { file, reason: reasonOf(error, language) }));
  }
  if (rest !== '') yield withoutReturn(rest);
}

/** UTF-8, or UTF-16 with the byte order mark that Windows writes; without the mark. */
async function* decoded(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of source) {
    decoder ??= new TextDecoder(encodingOf(bytes), { fatal: true });
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

export async function wholeText(lines: AsyncIterable<string>): Promise<string> {
  const kept: string[] = [];
  for await (const line of lines) kept.push(line);
  return kept.join('\n');
}

/** The words of the command line, or without any the whole of stdin. */
export async function textOf(words: readonly string[], terminal: Terminal): Promise<string> {
  return words.length > 0 ? words.join(' ') : wholeText(linesOf('-', terminal));
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
