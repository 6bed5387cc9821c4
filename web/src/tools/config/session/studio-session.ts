import type {
  FileChoices,
  LeftOut,
  RowPlan,
  StudioAnswers,
  StudioEvent,
  StudioOptions,
  StudioQuestion,
  TextRow,
} from '../worker/protocol.ts';
import type { StudioEngine } from '../worker/studio-engine.ts';
import { createStudioEngine, type EngineListener } from '../worker/studio-engine.ts';
import type { Decisions } from './decisions.ts';
import { LooksCache } from './looks-cache.ts';
import { addFacts, NO_FACTS, withFacts } from './server-facts.ts';
import type { GivenFile, StudioFile } from './studio-file.ts';
import { ToldView } from './told-view.ts';
import { uniquePath } from './unique-path.ts';

const NO_CHOICES: FileChoices = { kinds: new Map(), fixes: [], convertsLongTexts: false };

interface MutableFile extends Omit<StudioFile, 'rows' | 'plans'> {
  rows: TextRow[];
  plans: (RowPlan | undefined)[];
}

/** The files of the studio. What they contain stays in this tab. */
export class StudioSession {
  /** What was decided when the files were saved last, or opened. */
  saved: Decisions | undefined;
  readonly looks = new LooksCache((question) => this.ask<'looks'>(question));
  readonly #start: (on: EngineListener) => StudioEngine;
  #files = new Map<number, MutableFile>();
  /** Closed last. */
  #closed: readonly MutableFile[] = [];
  readonly #told = new ToldView(() => ({
    files: this.#files.values(),
    isBusy: this.#isBusy,
    closed: this.#closed.length,
    server: this.#server,
  }));
  readonly subscribe = this.#told.subscribe;
  readonly view = this.#told.view;
  #engine: StudioEngine | undefined;
  /** What the visitor chose, and what was sent: with what is known of the server. */
  #chosen: StudioOptions = { to: 'minimessage', meaning: 'shown' };
  #options = this.#chosen;
  #server = NO_FACTS;
  #isBusy = false;
  #lastId = 0;
  #generation = 0;

  constructor(start: (on: EngineListener) => StudioEngine = createStudioEngine) {
    this.#start = start;
  }

  /** Grows when texts may look different, because they are read in another way. */
  readonly generation = (): number => this.#generation;

  /** Starts the worker, so that the first file does not wait for it. */
  warm(): void {
    this.#engine ??= this.#start({
      onEvent: (event) => this.#take(event),
      onLost: (file) => this.#restart(file),
    });
  }

  /** With what the folder of their server says besides. */
  open(given: readonly GivenFile[], server = NO_FACTS): void {
    this.#closed = [];
    this.#server = addFacts(this.#files.size === 0 ? NO_FACTS : this.#server, server);
    // Versions decide what may be changed: nothing is read without them first.
    this.#sendOptions();
    const taken = new Set([...this.#files.values()].map(({ path }) => path));
    const files = given.map(({ path, content, isFound, disk }): MutableFile => {
      this.#lastId += 1;
      const unique = uniquePath(path, taken);
      taken.add(unique);
      return {
        ...{ id: this.#lastId, path: unique, size: content.size, content, disk },
        ...(isFound !== undefined && { isFound }),
        ...{ choices: NO_CHOICES, rows: [], plans: [] },
      };
    });
    this.#read(files);
  }

  /** Reads a file again with other choices. */
  choose(id: number, choices: FileChoices): void {
    const file = this.#files.get(id);
    this.#generation += 1;
    if (file !== undefined) this.#read([{ ...file, choices, failure: undefined }]);
  }

  /** The content as it was read, before its file is written: from then on the browser does not read it any more. */
  keepContent(id: number, content: Blob): void {
    const file = this.#files.get(id);
    if (file === undefined) return;
    this.#files.set(id, { ...file, content });
    this.#told.change(id);
  }

  /** What stands on the disk now, with changes or as it was opened. */
  tellWritten(id: number, isWritten: boolean): void {
    const file = this.#files.get(id);
    if (file === undefined) return;
    this.#files.set(id, { ...file, isWritten });
    this.#told.change(id);
  }

  /** What was left out of a file that was saved stays as it is. */
  leaveOut(id: number, texts: readonly (LeftOut & { readonly text: number })[]): void {
    const file = this.#files.get(id);
    for (const { text, ...leftOut } of texts) {
      const plan = file?.plans[text];
      if (file && plan) file.plans[text] = { ...plan, leftOut };
    }
    this.#told.change(id);
  }

  setOptions(options: StudioOptions): void {
    this.#chosen = options;
    this.#sendOptions();
  }

  #sendOptions(): void {
    const options = withFacts(this.#chosen, this.#server);
    if (JSON.stringify(options) === JSON.stringify(this.#options)) return;
    this.#options = options;
    this.#generation += 1;
    if (this.#files.size > 0) this.#send({ kind: 'options', options });
  }

  prefer(file: number, text: number): void {
    if (this.#isBusy) this.#engine?.take({ kind: 'prefer', file, text });
  }

  ask<Kind extends StudioQuestion['kind']>(
    question: Extract<StudioQuestion, { readonly kind: Kind }>,
  ): Promise<StudioAnswers[Kind]> {
    this.warm();
    return this.#engine?.ask<Kind>(question) ?? Promise.reject(new Error('there is no worker'));
  }

  stop(): void {
    this.#send({ kind: 'stop' });
  }

  close(ids: readonly number[]): void {
    // They are read again when they come back: what was found in them takes more memory than the page.
    this.#closed = ids.flatMap((id) => {
      const file = this.#files.get(id);
      if (file === undefined) return [];
      // React keeps what it drew last, until it draws again.
      file.rows.length = 0;
      file.plans.length = 0;
      return [{ ...file, facts: undefined, rows: [], plans: [] }];
    });
    for (const id of ids) this.#files.delete(id);
    if (this.#files.size === 0) this.closeAll();
    else this.#send({ kind: 'close', files: ids });
  }

  /** Opens again what was closed last: the same files in the same places, so that what was decided about them stays. */
  reopen(): void {
    const closed = this.#closed.map((file) => ({ ...file, failure: undefined }));
    this.#closed = [];
    const files = [...this.#files.values(), ...closed].sort((one, other) => one.id - other.id);
    this.#files = new Map(files.map((file) => [file.id, file]));
    this.#read(closed);
  }

  closeAll(): void {
    this.#engine?.close();
    this.#engine = undefined;
    this.#files.clear();
    this.#isBusy = false;
    this.#told.tell();
  }

  #send(task: Parameters<StudioEngine['take']>[0]): void {
    this.warm();
    this.#isBusy = true;
    this.#engine?.take(task);
    this.#told.tell();
  }

  #read(files: readonly MutableFile[]): void {
    for (const file of files) {
      const { facts, ...rest } = file;
      this.#files.set(file.id, { ...rest, rows: [], plans: [] });
      // Whoever compares what is chosen with what was sent sees the new choices at once.
      this.#told.mark(file.id);
    }
    const toOpen = files.map(({ id, path, content, choices }) => ({ id, path, content, choices }));
    this.#send({ kind: 'open', files: toOpen, options: this.#options });
  }

  #take(event: StudioEvent): void {
    if (event.kind === 'idle') {
      this.#isBusy = false;
      this.#told.tell();
      return;
    }
    const file = this.#files.get(event.file);
    if (file === undefined) return;
    switch (event.kind) {
      case 'begin':
        return;
      case 'opened':
        this.#files.set(file.id, { ...file, facts: event.facts });
        break;
      case 'failed':
        this.#files.set(file.id, { ...file, failure: event.code });
        break;
      case 'profile': {
        const { profile, profileBy, readsMiniMessage } = event;
        const facts = file.facts && { ...file.facts, profile, profileBy, readsMiniMessage };
        this.#files.set(file.id, { ...file, facts, rows: [], plans: [] });
        break;
      }
      case 'rows':
        for (const [index, row] of event.rows.entries()) file.rows[event.from + index] = row;
        break;
      case 'plans':
        for (const [index, plan] of event.plans.entries()) file.plans[event.from + index] = plan;
        break;
    }
    this.#told.change(file.id);
  }

  /** After a file that takes too long, all others are read again; all, if it was none of them. */
  #restart(lost: number | undefined): void {
    this.#engine = undefined;
    const file = lost === undefined ? undefined : this.#files.get(lost);
    if (file !== undefined) {
      this.#files.set(file.id, { ...file, failure: 'too-slow', rows: [], plans: [] });
      this.#told.mark(file.id);
    }
    const others = [...this.#files.values()].filter(({ failure }) => failure === undefined);
    this.#isBusy = false;
    // A worker that cannot even start is not started again and again.
    const hasWorked = file !== undefined || others.some(({ facts }) => facts !== undefined);
    if (hasWorked && others.length > 0) this.#read(others);
    else this.#told.tell();
  }
}
