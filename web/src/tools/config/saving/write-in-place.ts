import type { DiskFile } from '../session/studio-file.ts';

export type InPlaceResult =
  | 'written'
  /** The visitor, or a rule of their browser, does not want it. */
  | 'not-allowed'
  /** Somebody else wrote the file since it was opened. */
  | 'changed'
  | 'failed';

interface AskingHandle {
  readonly requestPermission?: (options: {
    readonly mode: 'readwrite';
  }) => Promise<PermissionState>;
}

/** How a file was when this page last read or wrote it. */
const known = new WeakMap<FileSystemFileHandle, Pick<File, 'lastModified' | 'size'>>();

/** Asks for the permission to write, once for all files of a folder. Only right after a press of a button. */
export async function mayWrite(access: FileSystemHandle): Promise<boolean> {
  const { requestPermission } = access as AskingHandle;
  if (requestPermission === undefined) return true;
  try {
    return (await requestPermission.call(access, { mode: 'readwrite' })) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Writes a file where it was opened, if it still is as it was read. `keep` is called before: what was opened cannot be
 * read any more once its file is written.
 */
export async function writeInPlace(
  { file }: DiskFile,
  opened: Blob,
  bytes: Uint8Array<ArrayBuffer>,
  keep: () => Promise<void>,
): Promise<InPlaceResult> {
  try {
    const before = known.get(file) ?? (opened instanceof File ? opened : undefined);
    const now = await file.getFile();
    const isSame = before?.lastModified === now.lastModified && before.size === now.size;
    if (!isSame) return 'changed';
    known.set(file, now);
    await keep();
    // The browser writes a copy, and swaps it with the file when it is closed.
    const stream = await file.createWritable();
    await stream.write(bytes);
    await stream.close();
    known.set(file, await file.getFile());
    return 'written';
  } catch (reason) {
    const isRefused = reason instanceof DOMException && reason.name === 'NotAllowedError';
    return isRefused ? 'not-allowed' : 'failed';
  }
}
