import { existsSync, type FSWatcher, lstatSync, readdirSync, watch } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

type OnEvent = (event: string, name: string) => void;

interface Listener {
  /** Of folders, those that are watched. */
  readonly isWanted: (folder: string) => boolean;
  readonly onChange: (path: string) => void;
  readonly onFailure: (error: Error) => void;
}

/**
 * Folders with all below them, one watcher for each folder. What Node does for a whole tree misses, on Linux, each
 * change of a file but the first, where an editor puts a new file in its place.
 */
export class FolderWatcher {
  readonly #listener: Listener;
  readonly #watchers = new Map<string, FSWatcher>();

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** What stands at a path, also if another comes in its place. */
  watchPlace(path: string, onEvent: () => void): void {
    this.#start(dirname(path), (_, name) => {
      if (name === basename(path)) onEvent();
    });
  }

  /** A folder, also if another comes in its place. */
  watchTree(folder: string): void {
    this.#follow(folder);
    this.watchPlace(folder, () => this.#onEvent(dirname(folder), 'rename', basename(folder)));
  }

  #follow(folder: string): void {
    const watcher = this.#start(folder, (event, name) => this.#onEvent(folder, event, name));
    if (watcher === undefined) return;
    this.#watchers.set(folder, watcher);
    for (const path of foldersIn(folder)) if (this.#listener.isWanted(path)) this.#follow(path);
  }

  #onEvent(folder: string, event: string, name: string): void {
    // A folder that is removed tells its own name.
    const path = existsSync(folder) ? join(folder, name) : folder;
    if (event === 'rename') {
      this.#leave(path);
      if (isFolder(path) && this.#listener.isWanted(path)) this.#follow(path);
    }
    this.#listener.onChange(path);
  }

  /** With all that was in it. */
  #leave(folder: string): void {
    if (!this.#watchers.has(folder)) return;
    for (const [path, watcher] of this.#watchers) {
      if (path !== folder && !path.startsWith(`${folder}${sep}`)) continue;
      watcher.close();
      this.#watchers.delete(path);
    }
  }

  #start(folder: string, onEvent: OnEvent): FSWatcher | undefined {
    try {
      const watcher = watch(folder, (event, name) => {
        if (name !== null) onEvent(event, name);
      });
      return watcher.on('error', () => watcher.close());
    } catch (thrown) {
      // One that is gone, or may not be read, is told of by whoever reads the files.
      const error: NodeJS.ErrnoException = thrown as Error; // Node throws nothing else here
      if (LIMITS.has(error.code ?? '')) this.#listener.onFailure(error);
      return undefined;
    }
  }
}

/** The system watches no more folders, or opens no more files. */
const LIMITS: ReadonlySet<string> = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/** None, if it is gone again. */
function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((each) => each.isDirectory()).map(({ name }) => join(folder, name));
  } catch {
    return [];
  }
}

/** A link is none: it may lead out of what is watched. */
function isFolder(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
