import { buffer } from 'node:stream/consumers';
import { CliError } from '../cli-error.ts';
import type { FilesOptions } from '../files-options.ts';
import type { Settings } from '../settings/settings-of.ts';
import type { Terminal } from '../terminal.ts';
import { findFiles, ignoredBy, type ListedFile } from './find-files.ts';
import { slashed } from './slashed.ts';

/** The files of a command line, or the one that stdin has. */
export async function wantedFiles(
  patterns: readonly string[],
  { stdin, stdinFilename, ignorePath, allowNoFiles }: FilesOptions,
  settings: Settings,
  { language, openInput }: Terminal,
): Promise<readonly ListedFile[]> {
  const { say } = language;
  const options = { settings, ignorePath, allowsNone: allowNoFiles ?? false };
  if (stdin === undefined && stdinFilename === undefined) {
    if (patterns.length === 0) throw new CliError(say('usage_missing_argument', { word: 'files' }));
    return findFiles(patterns, options, language);
  }
  if (stdinFilename === undefined || patterns.length > 0) throw new CliError(say('stdin_usage'));
  const path = slashed(stdinFilename);
  const bytes = await buffer(openInput());
  const isIgnored = ignoredBy(options, language)(path);
  return [{ path, isFound: false, bytes, ...(isIgnored && { isIgnored }) }];
}
