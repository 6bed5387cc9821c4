import { type FixOptions, fixFile } from '@fucina/config-text';
import { writePatch } from '@fucina/config-text/file';
import type { OpenedConfig } from '../config/open-config.ts';
import type { Output } from '../output.ts';
import type { Terminal } from '../terminal.ts';
import type { Writer } from '../writing/writer.ts';

/** A file with its corrections, or as it was where these cannot be written. */
export type FixConfig = (
  path: string,
  config: OpenedConfig,
  options: Omit<FixOptions, 'profile' | 'isWanted'>,
) => Promise<OpenedConfig>;

export interface FixAction {
  readonly isWanted: FixOptions['isWanted'];
  /** Where the corrections go: into the files, or as a patch to be read. */
  readonly target: Writer | Output;
  readonly isQuiet: boolean;
  /** Called where a file could not be written. */
  readonly onRefusal: () => void;
}

/** Corrects files in place, or shows what would change. */
export function createFix(
  { isWanted, target, isQuiet, onRefusal }: FixAction,
  { language, tell }: Terminal,
): FixConfig {
  return async (path, config, options) => {
    const { profile } = config;
    const { file, edits, count } = await fixFile(config.file, { ...options, profile, isWanted });
    if (edits.length === 0) return config;
    if ('print' in target) {
      await target.print(writePatch(path, config.file, edits).bytes);
      return { profile, file };
    }
    const refusal = await target.write(path, file.bytes, config.file.bytes);
    if (refusal !== undefined) {
      tell(refusal);
      onRefusal();
      return config;
    }
    if (!isQuiet) tell(language.say('files_fixed', { file: path, count }));
    return { profile, file };
  };
}
