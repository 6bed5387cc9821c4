import { buffer } from 'node:stream/consumers';
import type { StoredFiles, StoredKind } from '@fucina/config-text/inner';
import { CliError } from '../cli-error.ts';
import { findFiles, ignoredBy, type ListedFile } from '../files/find-files.ts';
import type { FilesOptions } from '../files-options.ts';
import type { CliKey } from '../language.ts';
import type { Settings } from '../settings/settings-of.ts';
import { slashed } from '../slashed.ts';
import type { Terminal } from '../terminal.ts';

const STORED = {
  players: 'left_players',
  backups: 'left_backups',
  records: 'left_records',
} as const satisfies Readonly<Record<StoredKind, CliKey>>;

/** The files of a command line, or the one that stdin has. */
export async function wantedFiles(
  patterns: readonly string[],
  { stdin, stdinFilename, ignorePath, allowNoFiles, quiet }: FilesOptions,
  settings: Settings,
  { language, openInput, tell }: Terminal,
): Promise<readonly ListedFile[]> {
  const { say } = language;
  const options = { settings, ignorePath, allowsNone: allowNoFiles ?? false };
  if (stdin === undefined && stdinFilename === undefined) {
    if (patterns.length === 0) throw new CliError(say('usage_missing_argument', { word: 'files' }));
    const tellStored = (stored: readonly StoredFiles[]) => {
      for (const { folder, kind, count } of quiet ? [] : stored) {
        tell(say(STORED[kind], { folder, count }));
      }
    };
    return findFiles(patterns, { ...options, tellStored }, language);
  }
  if (stdinFilename === undefined || patterns.length > 0) throw new CliError(say('stdin_usage'));
  const path = slashed(stdinFilename);
  const bytes = await buffer(openInput());
  const isIgnored = ignoredBy(options, language)(path);
  return [{ path, isFound: false, bytes, ...(isIgnored && { isIgnored }) }];
}
