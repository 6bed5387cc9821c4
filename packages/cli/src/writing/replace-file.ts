import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { chmod, chown, constants, copyFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Written beside the file first, so that the file is never half written. It keeps the old mode and owner. */
export async function replaceFile(path: string, bytes: Uint8Array, old?: Stats): Promise<void> {
  const temporary = join(dirname(path), `.${basename(path)}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, bytes, { flag: 'wx', flush: true, mode: old?.mode ?? 0o666 });
    if (old !== undefined) {
      await giveTo(temporary, old);
      await chmod(temporary, old.mode);
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Only root may give a file away: for others it is theirs, as what an editor saves. */
async function giveTo(path: string, { uid, gid }: Stats): Promise<void> {
  await chown(path, uid, gid).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
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
