import { lstat, mkdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { CliError, EXIT } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { below, slashed } from '../slashed.ts';
import { reasonOf } from '../system-error.ts';
import { KeptByGit } from './kept-by-git.ts';
import { keepOld, replaceFile } from './replace-file.ts';

export interface WriterOptions {
  /** The folders that the files were looked for in. */
  readonly folders: readonly string[];
  /** Whether the old file is kept beside the new one. */
  readonly keepsOld: boolean;
  /** Whether files are replaced that nothing keeps. */
  readonly isForced: boolean;
}

/** Writes files; says why it does not. */
export interface Writer {
  readonly write: (
    path: string,
    bytes: Uint8Array,
    /** What was in it when it was read. */
    old: Uint8Array,
  ) => Promise<string | undefined>;
}

/** Replaces files where they are. A link stays a link, and its target changes. */
export function inPlace(options: WriterOptions, language: Language): Writer {
  const { say } = language;
  const git = new KeptByGit();
  const { keepsOld, isForced } = options;
  const folders = Promise.all(['.', ...options.folders].map((folder) => realpath(folder)));
  return {
    write: (file, bytes, old) =>
      orCannotWrite(file, language, async () => {
        const path = await realpath(file);
        const isInside = (await folders).some((folder) => below(folder, path) !== undefined);
        if (!isInside) return say('write_outside', { file });
        const now = await readFile(path);
        // Under another name it was among the files, too.
        if (now.equals(bytes)) return undefined;
        // A server that runs writes its files, too.
        if (!now.equals(old)) return say('write_changed', { file });
        if (keepsOld) await keepOld(path);
        else if (!isForced && !(await git.has(dirname(path), path))) {
          return say('write_not_kept', { file });
        }
        await replaceFile(path, bytes, await stat(path));
        return undefined;
      }),
  };
}

/** Writes files into another folder, under the paths that they have below the working directory. */
export function intoFolder(folder: string, language: Language): Writer {
  const { say } = language;
  return {
    write: (file, bytes) =>
      orCannotWrite(slashed(join(folder, file)), language, async () => {
        const local = below(resolve('.'), file);
        if (local === undefined) return say('write_outside', { file });
        const path = join(folder, local);
        if (resolve(path) === resolve(file)) throw new CliError(say('out_is_source', { folder }));
        await mkdir(folder, { recursive: true });
        const root = await realpath(folder);
        // A folder in it could be a link: nothing is created behind it.
        const parent = await realpath(await nearestFolder(dirname(path)));
        if (parent !== root && below(root, parent) === undefined) {
          return say('write_outside', { file: path });
        }
        await mkdir(dirname(path), { recursive: true });
        await replaceFile(path, bytes);
        return undefined;
      }),
  };
}

/** The folder itself, or the innermost one around it that is there. */
async function nearestFolder(path: string): Promise<string> {
  const isThere = await lstat(path).then(
    () => true,
    () => false,
  );
  return isThere ? path : nearestFolder(dirname(path));
}

async function orCannotWrite(
  file: string,
  language: Language,
  write: () => Promise<string | undefined>,
): Promise<string | undefined> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof CliError) throw error;
    const reason = reasonOf(error, language);
    throw new CliError(language.say('cannot_write', { file, reason }), EXIT.problems);
  }
}
