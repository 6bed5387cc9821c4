import {
  createHistory,
  type History,
  record,
  recordBeyondField,
  recordStep,
  redo,
  undo,
} from './history.ts';
import {
  type ReadProblem,
  type ReadState,
  readQuery,
  writeLinkQuery,
  writeQuery,
} from './query.ts';
import type { TextStorage } from './storage.ts';
import { createListeners } from './store.ts';
import { type Address, addressWithoutState, readAddress, writeAddress } from './tool-address.ts';
import { fieldsOf, type ToolDefinition } from './tool-definition.ts';

/** The browser APIs that the store needs, handed in so that tests can replace them. */
export interface ToolWorld {
  readonly storage: TextStorage;
  address(): string;
  replaceAddress(address: string): void;
  now(): number;
  /** Schedules a function; the returned function cancels it. */
  later(ms: number, run: () => void): () => void;
  /** Tells the visitor that a change exceeded the tool's limits and was rejected. */
  refuse(): void;
  /** Reports back and forward navigation, and that the page is about to be left. */
  listen(on: { readonly onNavigate: () => void; readonly onLeave: () => void }): () => void;
}

type Change<State> = Partial<State> | ((state: State) => Partial<State>);

export interface ToolStore<State> {
  /** The tool's id. */
  readonly tool: string;
  /** The defaults: what a prerendered page shows. */
  readonly pristine: History<State>;
  get(): History<State>;
  /** What the address or storage held and could not be kept, since the last load. */
  readProblem(): ReadProblem | undefined;
  subscribe(listener: () => void): () => void;
  /**
   * False when the change is refused, because a field would hold more than it can keep. `beyond-field`: it
   * changes more than the field that it comes from.
   */
  set(change: Change<State>, kind?: 'beyond-field'): boolean;
  undo(): void;
  redo(): void;
  /** Back to the defaults, as one step that can be undone. What could not be kept is forgotten. */
  startOver(): void;
  /** The address that opens the tool just as it is now. */
  link(): Promise<Address>;
  /** The state as the query of a link. */
  query(): string;
  /** Opens a state that was written by `query`, as one step that can be undone. */
  restore(query: string): void;
}

/** Browsers limit how often an address may change. */
const WRITE_DELAY_MS = 300;

/** A tool's state with its address, storage and history. On load the address wins over the storage. */
export function createToolStore<State extends object>(
  definition: ToolDefinition<State>,
  world: ToolWorld,
): ToolStore<State> {
  const pristine = createHistory(definition.initial);
  const storageName = `tool.${definition.tool}`;
  const page = new URL(world.address()).pathname;
  let history = pristine;
  let readProblem: ReadProblem | undefined;
  let stopWaiting: (() => void) | undefined;
  const { subscribe, notify } = createListeners(() => {
    const stopListening = world.listen({
      onNavigate: () => isHere() && load(),
      onLeave: write,
    });
    return () => {
      write();
      stopListening();
    };
  });

  function show(next: History<State>) {
    history = next;
    notify();
  }

  function change(next: History<State>) {
    if (next === history) return;
    show(next);
    stopWaiting?.();
    stopWaiting = world.later(WRITE_DELAY_MS, write);
  }

  /** Flushes the pending write. */
  function write() {
    if (!stopWaiting) return;
    stopWaiting();
    stopWaiting = undefined;
    const { present } = history;
    const query = writeQuery(definition, present);
    if (query === '') world.storage.remove(storageName);
    else world.storage.write(storageName, query);
    void writeAddress(definition, present, world.address()).then((address) => {
      // Meanwhile the visitor may have left the page or typed more.
      if (!isHere() || history.present !== present) return;
      // An older state in the address would win over the stored one on reload.
      world.replaceAddress(
        address.ok ? address.value : addressWithoutState(definition, world.address()),
      );
    });
  }

  function isSame(one: State, other: State) {
    return fieldsOf(definition).every(([name]) => Object.is(one[name], other[name]));
  }

  /** Whether two states differ only in how they are looked at. */
  function isSameWork(one: State, other: State) {
    return fieldsOf(definition).every(
      ([name, field]) => field.isView === true || Object.is(one[name], other[name]),
    );
  }

  /** Going back in the work leaves what is looked at. */
  function seenAsNow(next: History<State>): History<State> {
    return next === history ? next : { ...next, present: seenAs(history.present, next.present) };
  }

  /** Work as one state has it, looked at as in another. */
  function seenAs(view: State, work: State): State {
    const state = { ...work };
    for (const [name, field] of fieldsOf(definition)) {
      if (field.isView === true) state[name] = view[name];
    }
    return state;
  }

  function isHere() {
    return new URL(world.address()).pathname === page;
  }

  /** Shows the state in the address, or else in storage, or else the defaults. */
  function open(addressed: ReadState<State>) {
    const { state, problem } = addressed.state ? addressed : readStorage();
    readProblem = addressed.problem ?? problem;
    show(state ? createHistory(state) : pristine);
  }

  function readStorage(): ReadState<State> {
    const read = readQuery(definition, new URLSearchParams(world.storage.read(storageName)));
    // What was looked at the last time may be nowhere in what is opened now.
    return read.state ? { ...read, state: seenAs(definition.initial, read.state) } : read;
  }

  function load() {
    const read = readAddress(definition, world.address());
    if (!(read instanceof Promise)) return open(read);
    const before = history;
    void read.then((unpacked) => history === before && open(unpacked));
  }

  load();

  return {
    tool: definition.tool,
    pristine,
    get: () => history,
    readProblem: () => readProblem,
    subscribe,
    set(changeOf, kind) {
      const { present } = history;
      const changed = typeof changeOf === 'function' ? changeOf(present) : changeOf;
      const next = { ...present, ...changed };
      if (isSame(next, present)) return true;
      const isWithinLimits = fieldsOf(definition).every(
        ([name, field]) =>
          Object.is(next[name], present[name]) || (field.fits?.(next[name]) ?? true),
      );
      if (!isWithinLimits) world.refuse();
      else if (isSameWork(next, present)) change({ ...history, present: next });
      else change(kind ? recordBeyondField(history, next) : record(history, next, world.now()));
      return isWithinLimits;
    },
    undo: () => change(seenAsNow(undo(history))),
    redo: () => change(seenAsNow(redo(history))),
    startOver() {
      const hadProblem = readProblem !== undefined;
      readProblem = undefined;
      const { initial } = definition;
      if (!isSame(initial, history.present)) change(record(history, initial, world.now()));
      else if (hadProblem) show(history);
    },
    link: () => writeAddress(definition, history.present, world.address(), { forLink: true }),
    query: () => writeLinkQuery(definition, history.present),
    restore(query) {
      const { state = definition.initial, problem } = readQuery(
        definition,
        new URLSearchParams(query),
      );
      readProblem = problem;
      change(recordStep(history, state));
    },
  };
}
