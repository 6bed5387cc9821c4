import { createListeners } from '../../../state/store.ts';
import { NO_FACTS, type ServerFacts } from './server-facts.ts';
import type { StudioFile } from './studio-file.ts';

export interface StudioView {
  readonly files: readonly StudioFile[];
  readonly isBusy: boolean;
  /** Files that are open, or failed to open. */
  readonly done: number;
  /** How many were closed last, and can be opened again. */
  readonly closed: number;
  /** What the folder of the server says besides. */
  readonly server: ServerFacts;
}

/** What the page is told, as it is now. */
export type TellNow = () => Omit<StudioView, 'files' | 'done'> & {
  readonly files: Iterable<StudioFile>;
};

/** The least time between two updates of the page while files are read. */
const NOTIFY_MS = 200;
const MANY_FILES = 1000;

/** What the page has been told of the files, and when it is told more. */
export class ToldView {
  readonly #now: TellNow;
  readonly #listeners = createListeners();
  readonly #changed = new Set<number>();
  #view: StudioView = { files: [], isBusy: false, done: 0, closed: 0, server: NO_FACTS };
  #showsRows = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(now: TellNow) {
    this.#now = now;
  }

  readonly subscribe = this.#listeners.subscribe;

  readonly view = (): StudioView => this.#view;

  /** A file is another object when it is told next. */
  mark(id: number): void {
    this.#changed.add(id);
  }

  /** A file has changed: told together with what changes soon after. */
  change(id: number): void {
    this.mark(id);
    // The first rows do not wait.
    this.#timer ??= setTimeout(() => this.tell(), this.#showsRows ? NOTIFY_MS : 0);
  }

  /** Tells everything now. */
  tell(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const old = new Map(this.#view.files.map((file) => [file.id, file]));
    const now = this.#now();
    const files = Array.from(now.files, (file): StudioFile => {
      const shown = old.get(file.id);
      // Components compare files by identity.
      return shown === undefined || this.#changed.has(file.id) ? { ...file } : shown;
    });
    this.#changed.clear();
    const done = files.filter(({ facts, failure }) => facts ?? failure).length;
    this.#view = { ...now, files, done };
    this.#showsRows = files.some(({ rows }) => rows.length > 0);
    // React draws at once: thousands of files in a task of its own, not in the one that gave them.
    if (files.length > MANY_FILES) setTimeout(this.#listeners.notify);
    else this.#listeners.notify();
  }
}
