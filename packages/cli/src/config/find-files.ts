import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { mayHoldTexts } from '@fucina/config-text';
import { fileFormatOf } from '@fucina/config-text/file';
import ignore from 'ignore';
import { glob, isDynamicPattern } from 'tinyglobby';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';

export interface ListedFile {
  readonly path: string;
  /** Found in a folder or by a glob, and not named. */
  readonly isFound: boolean;
}

const IGNORE_FILE = '.fucinaignore';

/** Files, those of folders, and those that fit a glob. A name that exists is no glob. */
export async function findFiles(
  patterns: readonly string[],
  ignorePath: string | undefined,
  { say }: Language,
): Promise<readonly ListedFile[]> {
  const isIgnored = ignoredBy(ignorePath);
  const listed = new Map<string, ListedFile>();
  for (const pattern of patterns) {
    const isFolder = existsSync(pattern) && statSync(pattern).isDirectory();
    if (!isFolder && (existsSync(pattern) || !isDynamicPattern(pattern))) {
      listed.set(pattern, { path: pattern, isFound: false });
      continue;
    }
    const files = await glob(isFolder ? '**/*' : pattern.replaceAll('\\', '/'), {
      ...(isFolder && { cwd: pattern, expandDirectories: false }),
      ignore: ['**/node_modules/**'],
      followSymbolicLinks: false,
    });
    const paths = files
      .map((file) => (isFolder ? `${pattern.replace(/[\\/]+$/, '')}/${file}` : file))
      .filter((path) => fileFormatOf(path) !== undefined && mayHoldTexts(path) && !isIgnored(path))
      // A link may lead out of the folder.
      .filter((path) => !lstatSync(path).isSymbolicLink())
      .sort();
    if (paths.length === 0) throw new CliError(say('no_file_matches', { pattern }));
    for (const path of paths) if (!listed.has(path)) listed.set(path, { path, isFound: true });
  }
  return Array.from(listed.values());
}

function ignoredBy(path: string | undefined): (file: string) => boolean {
  if (path === undefined && !existsSync(IGNORE_FILE)) return () => false;
  const rules = ignore().add(readFileSync(path ?? IGNORE_FILE, 'utf8'));
  return (file) => {
    const local = relative('.', resolve(file)).split(sep).join('/');
    return local !== '' && !local.startsWith('../') && rules.ignores(local);
  };
}
