import { EventEmitter, once } from 'node:events';
import { existsSync, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileFormatOf } from '@fucina/config-text/file';
import { slashed } from '../slashed.ts';
import { searchedFolders } from './find-files.ts';

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
  const follow = (folder: string, isBelow: boolean, isWanted: (name: string) => boolean) =>
    watch(folder, { recursive: isBelow }, (_, name) => {
      if (name === null || !isWanted(slashed(name))) return;
      changed.add(slashed(join(folder, name)));
      tell();
    }).on('error', (error) => {
      failure ??= error;
      tell();
    });

  for (const path of [...patterns.filter(isFile), ...others]) {
    const name = basename(path);
    follow(dirname(path), false, (each) => each === name);
  }
  const folders = patterns.filter((pattern) => !isFile(pattern));
  for (const folder of new Set(searchedFolders(folders))) follow(folder, true, mayBeWanted);

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

function isFile(path: string): boolean {
  return existsSync(path) && !statSync(path).isDirectory();
}

/** A file of a kind that is read, or a folder. */
function mayBeWanted(path: string): boolean {
  if (/(?:^|\/)(?:node_modules|\.[^/]+)\//.test(path)) return false;
  return fileFormatOf(path) !== undefined || !basename(path).includes('.');
}
