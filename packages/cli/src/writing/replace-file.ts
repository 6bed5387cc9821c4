import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Written beside the file first, so that the file is never half written. */
export async function replaceFile(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true });
    if (mode !== undefined) await chmod(temporary, mode);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Copies a file beside itself, and never over an older copy. */
export async function keepOld(path: string): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      await copyFile(path, `${path}.bak${number === 1 ? '' : number}`, constants.COPYFILE_EXCL);
      return;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}
