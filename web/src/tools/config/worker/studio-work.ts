import { FolderPlan } from '@fucina/config-text';
import { openFile } from '@fucina/config-text/file';
import { findIgnored, findLocks, MAX_BYTES } from '@fucina/config-text/inner';
import { answerQuestion } from './answer-question.ts';
import { correctedFile } from './corrected-file.ts';
import { factsOf, isReadOtherwise, planOf, profileFor, rowOf } from './facts.ts';
import { GroupedReads } from './grouped-reads.ts';
import type { OpenFile } from './open-file.ts';
import type {
  FileToOpen,
  StudioAnswers,
  StudioEvent,
  StudioOptions,
  StudioQuestion,
  StudioTask,
} from './protocol.ts';

/** More would not fit a browser’s memory together with their previews. */
const MAX_TEXTS = 300_000;
const SLICE = 200;

interface Waiting {
  readonly open: OpenFile;
  /** Where the next slice of texts begins, of those that are not converted yet. */
  readonly starts: number[];
}

/** The work of the studio. It pauses after each slice, so that questions are answered meanwhile. */
export class StudioWork {
  readonly #post: (events: readonly StudioEvent[]) => void;
  readonly #pause: () => Promise<void>;
  readonly #folder = new FolderPlan();
  readonly #open = new Map<number, OpenFile>();
  readonly #reads = new GroupedReads();
  /** Not posted yet: each message costs time on both sides. */
  #events: StudioEvent[] = [];
  #options: StudioOptions = {};
  #toOpen: FileToOpen[] = [];
  #toPlan = new Map<number, Waiting>();
  #preferred: { readonly file: number; readonly text: number } | undefined;
  #texts = 0;
  #isRunning = false;

  constructor(post: (events: readonly StudioEvent[]) => void, pause: () => Promise<void>) {
    this.#post = post;
    this.#pause = pause;
  }

  take(task: StudioTask): void {
    switch (task.kind) {
      case 'open':
        this.#options = task.options;
        this.#close(task.files.map(({ id }) => id));
        this.#toOpen.push(...task.files);
        break;
      case 'options':
        this.#replan(task.options);
        break;
      case 'close':
        this.#close(task.files);
        break;
      case 'prefer':
        this.#preferred = task;
        break;
      case 'stop':
        for (const { id } of this.#toOpen) this.#fail(id, 'stopped');
        this.#toOpen = [];
        this.#toPlan.clear();
        this.#send();
        break;
    }
    if (this.#isRunning) return;
    this.#run().catch((reason: unknown) => {
      // An error of ours: whoever started the worker is told.
      setTimeout(() => {
        throw reason;
      });
    });
  }

  answer<Kind extends StudioQuestion['kind']>(
    question: Extract<StudioQuestion, { readonly kind: Kind }>,
  ): Promise<StudioAnswers[Kind]> {
    return answerQuestion(question, {
      folder: this.#folder,
      find: (id) => this.#open.get(id),
      plan: (open, text) => planOf(this.#folder.planText(open.path, text), open),
      goesOn: () => this.#post([]),
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (;;) {
      const next = this.#toOpen.shift();
      if (next !== undefined) await this.#openFile(next);
      else if (!this.#planSlice()) break;
      await this.#pause();
    }
    this.#isRunning = false;
    this.#reads.forget();
    this.#tell({ kind: 'idle' });
    this.#send();
  }

  async #openFile(wanted: FileToOpen): Promise<void> {
    const { id, path, content, choices } = wanted;
    this.#begin(id);
    if (content.size > MAX_BYTES) return this.#fail(id, 'file/too-big');
    const bytes = await this.#reads.bytesOf(content, this.#toOpen);
    if (bytes === undefined) return this.#fail(id, 'unreadable');
    const opened = await openFile(path, new Uint8Array(bytes));
    if (!opened.ok) return this.#fail(id, opened.error.code);
    const original = opened.value;
    const given = profileFor(path, original, choices, this.#options).profile;
    const { file, edits: corrections } = await correctedFile(original, choices.fixes, given);
    if (this.#texts + file.texts.length > MAX_TEXTS) return this.#fail(id, 'too-many-texts');
    this.#texts += file.texts.length;
    const { profile, by } = profileFor(path, file, choices, this.#options);
    const isIgnored = findIgnored(file);
    const lockOf = findLocks(file);
    const open = { id, path, file, original, corrections, profile, choices, isIgnored, lockOf };
    this.#open.set(id, open);
    this.#tellOf(open, { kind: 'opened', file: id, facts: factsOf(open, by) });
    this.#toPlan.set(id, { open, starts: startsOf(file.texts.length) });
  }

  /** Sends what is to be said of a file, and its texts. The first of many do not wait for the others. */
  #tellOf(open: OpenFile, news: StudioEvent): void {
    const { id, path, file, profile, choices } = open;
    const { profile: _, plugins: __, game: ___, ...options } = this.#options;
    const decisions = new Map(
      [...choices.kinds].map(([text, kind]) => [pathKey(file.texts[text]?.path ?? []), kind]),
    );
    this.#folder.add({
      path,
      file,
      options: {
        ...options,
        profile,
        convertsLongTexts: choices.convertsLongTexts,
        decisionOf: (keys) => decisions.get(pathKey(keys)),
      },
    });
    const rowsFrom = (from: number) =>
      this.#folder.list(path, from, from + SLICE).map((text) => rowOf(text, file));
    this.#tell(news);
    for (let from = 0; from < file.texts.length; from += SLICE) {
      this.#tell({ kind: 'rows', file: id, from, rows: rowsFrom(from) });
      if (file.texts.length > SLICE) this.#send();
    }
  }

  /** Converts some texts; false if there are none left. */
  #planSlice(): boolean {
    const preferred = this.#preferred && this.#toPlan.get(this.#preferred.file);
    const [first] = this.#toPlan.values();
    const waiting = preferred ?? first;
    if (waiting === undefined) return false;
    const { open, starts } = waiting;
    const wanted = preferred && this.#preferred ? sliceOf(this.#preferred.text) : starts[0];
    const at = Math.max(0, starts.indexOf(wanted ?? 0));
    const [from] = starts.splice(at, 1);
    if (starts.length === 0) this.#toPlan.delete(open.id);
    if (from === undefined) return true;
    this.#begin(open.id);
    const until = Math.min(from + SLICE, open.file.texts.length);
    const plans = Array.from({ length: until - from }, (_, index) => {
      return planOf(this.#folder.planText(open.path, from + index), open);
    });
    this.#tell({ kind: 'plans', file: open.id, from, plans });
    return true;
  }

  /** Lists and converts again what is read or written in another way. */
  #replan(options: StudioOptions): void {
    const isWrittenOtherwise = writingOf(options) !== writingOf(this.#options);
    this.#options = options;
    for (const old of this.#open.values()) {
      const { profile, by } = profileFor(old.path, old.file, old.choices, options);
      if (!isWrittenOtherwise && !isReadOtherwise(old.profile, profile)) continue;
      this.#begin(old.id);
      const open = { ...old, profile };
      this.#open.set(old.id, open);
      this.#tellOf(open, {
        kind: 'profile',
        file: old.id,
        profile: profile.id,
        profileBy: by,
        readsMiniMessage: profile.readsMiniMessage,
      });
      this.#toPlan.set(old.id, { open, starts: startsOf(open.file.texts.length) });
    }
  }

  #close(files: readonly number[]): void {
    const closed = new Set(files);
    this.#toOpen = this.#toOpen.filter(({ id }) => !closed.has(id));
    for (const id of files) {
      const open = this.#open.get(id);
      if (open === undefined) continue;
      this.#texts -= open.file.texts.length;
      this.#folder.remove(open.path);
      this.#open.delete(id);
      this.#toPlan.delete(id);
    }
  }

  #fail(file: number, code: Extract<StudioEvent, { readonly kind: 'failed' }>['code']): void {
    this.#tell({ kind: 'failed', file, code });
  }

  /** Said at once, with what was not sent before: nobody knows how long the work on a file takes. */
  #begin(file: number): void {
    this.#tell({ kind: 'begin', file });
    this.#send();
  }

  #tell(event: StudioEvent): void {
    this.#events.push(event);
  }

  #send(): void {
    this.#post(this.#events);
    this.#events = [];
  }
}

/** How texts are written, without what is known of single plugins. */
function writingOf({ plugins, game, ...writing }: StudioOptions): string {
  return JSON.stringify(writing);
}

function startsOf(count: number): number[] {
  return Array.from({ length: Math.ceil(count / SLICE) }, (_, index) => index * SLICE);
}

function sliceOf(text: number): number {
  return text - (text % SLICE);
}

function pathKey(path: readonly string[]): string {
  return path.join('\0');
}
