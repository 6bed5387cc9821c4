import { EventEmitter, once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileFormatOf } from '@fucina/config-text/file';
import { slashed } from '../slashed.ts';
import { searchedFolders } from './find-files.ts';
import { FolderWatcher } from './folder-watcher.ts';

/** Editors write a file in several steps. */
const QUIET_MS = 100;

/** What changes in the files of a command line; what changes within a moment is told together. */
export interface Changes {
  /** The paths that have changed since the last time, once there is one. */
  readonly next: () => Promise<readonly string[]>;
}

/** Watches named files, folders with all that is in them, and other files that are told as they are. */
export function watchFiles(patterns: readonly string[], others: readonly string[]): Changes {
  const changed = new Set<string>();
  const told = new EventEmitter();
  let count = 0;
  let failure: Error | undefined;
  const tell = () => {
    count += 1;
    told.emit('something');
  };
  const onChange = (path: string) => {
    changed.add(slashed(path));
    tell();
  };
  const watcher = new FolderWatcher({
    isWanted: (folder) => !LEFT_OUT.test(slashed(folder)),
    onChange: (path) => {
      if (mayBeWanted(slashed(path))) onChange(path);
    },
    onFailure: (error) => {
      failure ??= error;
      tell();
    },
  });
  for (const path of [...patterns.filter(isFile), ...others].map(plain)) {
    watcher.watchPlace(path, () => onChange(path));
  }
  const folders = patterns.filter((pattern) => !isFile(pattern));
  for (const folder of new Set(searchedFolders(folders).map(plain))) watcher.watchTree(folder);

  return {
    async next() {
      if (changed.size === 0 && failure === undefined) await once(told, 'something');
      for (let before = 0; before !== count && failure === undefined; await wait(QUIET_MS)) {
        before = count;
      }
      if (failure !== undefined) throw failure;
      const paths = [...changed].sort();
      changed.clear();
      return paths;
    },
  };
}

const LEFT_OUT = /(?:^|\/)(?:node_modules|\.[^/]+)$/;

/** `./plugins/` as `plugins`. */
function plain(path: string): string {
  return join(dirname(path), basename(path));
}

function isFile(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory();
}

/** A file of a kind that is read, or a folder. */
function mayBeWanted(path: string): boolean {
  if (LEFT_OUT.test(path)) return false;
  return fileFormatOf(path) !== undefined || !basename(path).includes('.');
}
