import type { FailureCode, FileChoices, FileFacts, RowPlan, TextRow } from '../worker/protocol.ts';

/** A file that was given to the studio. */
export interface StudioFile {
  readonly id: number;
  readonly path: string;
  readonly size: number;
  readonly content: Blob;
  readonly isFound?: boolean;
  /** Where it can be written, if the browser lets pages write. */
  readonly disk?: DiskFile | undefined;
  /** Its changes were written on the disk. */
  readonly isWritten?: boolean;
  readonly choices: FileChoices;
  readonly failure?: FailureCode | undefined;
  readonly facts?: FileFacts | undefined;
  readonly rows: readonly TextRow[];
  /** By the number of the text; undefined for settings, and for texts that are not converted yet. */
  readonly plans: readonly (RowPlan | undefined)[];
}

/** Whether a file of a folder is left out because it is no text: nothing went wrong. */
export function isSkipped({ failure, isFound = false }: StudioFile): boolean {
  return isFound && (failure === 'file/binary' || failure === 'file/unknown-format');
}

/** Whether something went wrong with a file. */
export function hasFailed(
  file: StudioFile,
): file is StudioFile & { readonly failure: FailureCode } {
  return file.failure !== undefined && !isSkipped(file);
}

/** A file from the disk, a zip, the clipboard or the examples. */
export interface GivenFile {
  readonly path: string;
  readonly content: Blob;
  /** In a folder or an archive: nobody chose this very file. */
  readonly isFound?: boolean;
  readonly disk?: DiskFile | undefined;
}

/** A file that the browser can write. */
export interface DiskFile {
  readonly file: FileSystemFileHandle;
  /** For what the visitor is asked: the file, or the folder that was opened with it. */
  readonly access: FileSystemHandle;
}
