import type { SourceFormat } from '@fucina/text-workshop';
import type { RecoveredFields } from './state.ts';

/** How a pasted text was read. */
export interface Pasted {
  readonly format: SourceFormat;
  /** The output format with the notation of the pasted text, if there is one. */
  readonly output: string | undefined;
  /** Its codes had gone through a wrong encoding. */
  readonly isMended: boolean;
  /** What the page takes over. */
  readonly taken: RecoveredFields;
  /** What the page would hold with the pasted text as it is. */
  readonly asTyped: RecoveredFields;
}
