import { Buffer } from 'node:buffer';
import { stat, writeFile } from 'node:fs/promises';
import { CliError } from './cli-error.ts';
import type { Language } from './language.ts';
import { reasonOf } from './system-error.ts';
import type { Terminal } from './terminal.ts';

/** Where a command writes what it found. */
export interface Output {
  readonly print: (text: string | Uint8Array) => Promise<void>;
  /** Must be called: a file is written only then. */
  readonly close: () => Promise<void>;
}

/** Standard output, or a file. */
export function openOutput(file: string | undefined, { print, language }: Terminal): Output {
  if (file === undefined) return { print, close: async () => undefined };
  const pieces: Uint8Array[] = [];
  return {
    async print(text) {
      pieces.push(typeof text === 'string' ? Buffer.from(text) : text);
    },
    async close() {
      await writeWhole(file, Buffer.concat(pieces), language);
    },
  };
}

/** Writes a picture of what another file holds, which must not be lost. */
export async function writePicture(
  file: string,
  picture: Uint8Array,
  source: string,
  language: Language,
): Promise<void> {
  if (await isSameFile(file, source)) throw new CliError(language.say('out_is_input', { file }));
  await writeWhole(file, picture, language);
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  // What is not there yet is no other file; identifiers of some file systems are too long for numbers.
  const [first, second] = await Promise.all(
    [one, other].map((file) => stat(file, { bigint: true }).catch(() => undefined)),
  );
  return first !== undefined && first.dev === second?.dev && first.ino === second.ino;
}

async function writeWhole(file: string, bytes: Uint8Array, language: Language): Promise<void> {
  await writeFile(file, bytes).catch((error: unknown) => {
    throw new CliError(language.say('cannot_write', { file, reason: reasonOf(error, language) }));
  });
}
