import type { Profile } from '@fucina/config-text';
import type { OpenedFile } from '@fucina/config-text/file';
import type { FileChoices } from './protocol.ts';

/** Of longer texts only the beginning is shown. */
export const LONG_TEXT = 64 * 1024;

/** A file that is open in the worker. */
export interface OpenFile {
  readonly id: number;
  readonly path: string;
  readonly file: OpenedFile;
  readonly profile: Profile;
  readonly choices: FileChoices;
}
