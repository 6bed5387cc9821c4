import { type Dirent, existsSync, readdir, statSync } from 'node:fs';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { mayHoldTexts } from '@fucina/config-text';
import { fileFormatOf } from '@fucina/config-text/file';
import { type StoredFiles, withoutStored } from '@fucina/config-text/inner';
import { sourceLanguageOf } from '@fucina/config-text/source';
import ignore from 'ignore';
import { type FileSystemAdapter, glob, isDynamicPattern } from 'tinyglobby';
import { CliError } from '../cli-error.ts';
import type { Language } from '../language.ts';
import { SETTINGS_FILE } from '../settings/load-settings.ts';
import { readSmallFile } from '../settings/read-small-file.ts';
import type { Settings } from '../settings/settings-of.ts';
import { below, slashed } from '../slashed.ts';

export interface ListedFile {
  /** With `/` between folders. */
  readonly path: string;
  /** Found in a folder or by a glob, and not named. */
  readonly isFound: boolean;
  /** What is in it, where that is not read from the disk. */
  readonly bytes?: Uint8Array;
  /** Given through stdin although it is listed as ignored: it stays as it is. */
  readonly isIgnored?: true;
}

export interface SearchOptions {
  readonly settings: Pick<Settings, 'folder' | 'ignore'>;
  readonly ignorePath: string | undefined;
  /** Whether it is fine that a pattern fits nothing. */
  readonly allowsNone: boolean;
  /** The folder of the list of files to leave out; that where the work is done, by default. */
  readonly from?: string;
  /** Whether programs are files with texts. */
  readonly withPrograms?: boolean;
  /** Called with the folders of data and copies, whose files are left out. */
  readonly tellStored?: (stored: readonly StoredFiles[]) => void;
}

export const IGNORE_FILE = '.fucinaignore';
/** With three of them, one path of sixty folders takes 60 ms. */
const MAX_STARS = 2;
const MAX_PATTERN_LENGTH = 1000;

/** Files, those of folders, and those that fit a glob. A name that exists is no glob. */
export async function findFiles(
  patterns: readonly string[],
  options: SearchOptions,
  language: Language,
): Promise<readonly ListedFile[]> {
  const { say } = language;
  const isIgnored = ignoredBy(options, language);
  const listed = new Map<string, ListedFile>();
  for (const pattern of patterns) {
    const isThere = existsSync(pattern);
    const isFolder = isThere && statSync(pattern).isDirectory();
    if (!isFolder && (isThere || !isDynamicPattern(pattern))) {
      if (isThere || pattern === '-') {
        const path = posix.normalize(slashed(pattern));
        listed.set(path, { path, isFound: false });
      } else if (!options.allowsNone) {
        throw new CliError(
          say('cannot_read', { file: slashed(pattern), reason: say('reason_missing') }),
        );
      }
      continue;
    }
    const { files, stored, unreadable } = await search(pattern, isFolder, options);
    options.tellStored?.(stored);
    const paths = [
      ...files.filter((path) => !isIgnored(path)),
      // Opened like files, they fail for the same reason, and that is told; unless what is in them is ignored.
      ...unreadable.filter((path) => !isIgnored(posix.join(path, 'any.yml'))),
    ];
    if (paths.length === 0 && !options.allowsNone) {
      throw new CliError(say('no_file_matches', { pattern }));
    }
    for (const path of paths) if (!listed.has(path)) listed.set(path, { path, isFound: true });
  }
  return Array.from(listed.values());
}

/** The folders that patterns are about: what is written stays in them. */
export function searchedFolders(patterns: readonly string[]): readonly string[] {
  return patterns.flatMap((pattern) => {
    if (existsSync(pattern)) return [statSync(pattern).isDirectory() ? pattern : dirname(pattern)];
    const folders = slashed(pattern).split('/').slice(0, -1);
    const first = folders.findIndex((folder) => isDynamicPattern(folder));
    const folder = folders.slice(0, first === -1 ? undefined : first).join('/') || '.';
    return existsSync(folder) ? [folder] : [];
  });
}

interface Found {
  readonly files: readonly string[];
  readonly stored: readonly StoredFiles[];
  /** Folders on the way whose content the system does not tell. */
  readonly unreadable: readonly string[];
}

async function search(
  pattern: string,
  isFolder: boolean,
  { withPrograms = false }: SearchOptions,
): Promise<Found> {
  const folder = isFolder ? pattern : '.';
  const unreadable: string[] = [];
  const paths = await glob(isFolder ? '**/*' : slashed(pattern), {
    fs: withoutLinks((path) => unreadable.push(relative(folder, path))),
    ...(isFolder && { cwd: folder, expandDirectories: false }),
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
  });
  const fromHere = (path: string) => posix.join(slashed(folder), slashed(path));
  const wanted = paths
    .map(slashed)
    .filter((path) => isWanted(path, withPrograms))
    .filter((path) => posix.basename(path) !== SETTINGS_FILE);
  const { files, stored } = withoutStored(wanted.map((path) => ({ path })));
  return {
    files: files.map(({ path }) => fromHere(path)).sort(),
    stored: stored.map((one) => ({ ...one, folder: fromHere(one.folder) })),
    unreadable: unreadable.map(fromHere).sort(),
  };
}

function isWanted(path: string, withPrograms: boolean): boolean {
  if (withPrograms && sourceLanguageOf(path) !== undefined) return true;
  return fileFormatOf(path) !== undefined && mayHoldTexts(path);
}

/** No `**` fits a folder with one in its name. */
const LINE_END = /[\n\r\u2028\u2029]/;

/**
 * Links may lead out of the folder. What the search itself leaves out is told: folders that cannot be read, and those
 * whose names have several lines.
 */
function withoutLinks(tellUnreadable: (path: string) => void): FileSystemAdapter {
  type Done = (error: Error | null, entries: Dirent[] | undefined) => void;
  const list = (path: string, options: { withFileTypes: true }, done: Done) =>
    readdir(path, options, (error, entries) => {
      // A glob may name a folder that there is not: it fits nothing.
      if (error !== null && error.code !== 'ENOENT') tellUnreadable(path);
      for (const entry of entries ?? []) {
        const isLeftOut = entry.isDirectory() && LINE_END.test(entry.name);
        if (isLeftOut) tellUnreadable(join(path, entry.name));
      }
      done(
        error,
        entries?.filter((entry) => !entry.isSymbolicLink()),
      );
    });
  return { readdir: list as typeof readdir };
}

/** Whether a file is listed as ignored: beside the working directory, or in the settings. */
export function ignoredBy(
  { settings, ignorePath, from = '.' }: SearchOptions,
  language: Language,
): (path: string) => boolean {
  const lists = [
    { folder: resolve(from), patterns: readIgnoreFile(from, ignorePath, language) },
    { folder: settings.folder, patterns: settings.ignore },
  ].map(({ folder, patterns }) => ({ folder, rules: ignore().add(bounded(patterns, language)) }));
  return (path) =>
    lists.some(({ folder, rules }) => {
      const local = below(folder, path);
      return local !== undefined && rules.ignores(local);
    });
}

function readIgnoreFile(
  folder: string,
  given: string | undefined,
  language: Language,
): readonly string[] {
  const path = given ?? join(folder, IGNORE_FILE);
  if (given === undefined && !existsSync(path)) return [];
  return readSmallFile(path, language).split(/\r?\n/);
}

/** `ignore` makes regular expressions, in which each further `**` between folders tries all combinations again. */
function bounded(patterns: readonly string[], { say }: Language): string[] {
  for (const pattern of patterns) {
    const between = pattern.split('/').slice(1, -1);
    const stars = between.filter((name) => name.startsWith('**')).length;
    if (stars > MAX_STARS || pattern.length > MAX_PATTERN_LENGTH) {
      throw new CliError(say('too_many_stars', { pattern: pattern.slice(0, 80) }));
    }
  }
  return [...patterns];
}
