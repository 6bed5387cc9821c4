import type { Profile } from '@fucina/config-text';
import type { Edit, OpenedFile } from '@fucina/config-text/file';
import type { findLocks, IsIgnored } from '@fucina/config-text/inner';
import type { FileChoices } from './protocol.ts';

/** Of longer texts only the beginning is shown. */
export const LONG_TEXT = 64 * 1024;

/** A file that is open in the worker. */
export interface OpenFile {
  readonly id: number;
  readonly path: string;
  readonly file: OpenedFile;
  /** The file as it was given, and what was corrected in it. */
  readonly original: OpenedFile;
  readonly corrections: readonly Edit[];
  readonly profile: Profile;
  readonly choices: FileChoices;
  /** What comments in the file switch off. */
  readonly isIgnored: IsIgnored;
  readonly lockOf: ReturnType<typeof findLocks>;
}
