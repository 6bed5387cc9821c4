/** Past and future of a state. Immutable: each step returns a new history. */
export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Field and time of the last change, so that continuous typing becomes one step. */
  readonly typed: { readonly place: string; readonly at: number } | undefined;
  /** The state right after a change that the undo of the field it came from does not know. */
  readonly beyondField?: State | undefined;
}

const MAX_STATES = 100;
const TYPING_PAUSE_MS = 500;

export function createHistory<State>(present: State): History<State> {
  return { past: [], present, future: [], typed: undefined };
}

/** Adds a change. Changes of one field less than half a second apart are merged into one step. */
export function record<State extends object>(
  history: History<State>,
  next: State,
  at: number,
): History<State> {
  const { past, present, typed } = history;
  const place = typingPlace(present, next);
  const continues =
    place !== undefined && place === typed?.place && at - typed.at < TYPING_PAUSE_MS;
  return {
    ...recordStep(history, next),
    ...(continues && { past }),
    typed: place === undefined ? undefined : { place, at },
  };
}

/** Adds a change of more than the field it came from: a paste that fills several, a line that is taken over. */
export function recordBeyondField<State>(history: History<State>, next: State): History<State> {
  return { ...recordStep(history, next), beyondField: next };
}

/** Adds a change that is a step of its own. */
export function recordStep<State>({ past, present }: History<State>, next: State): History<State> {
  return {
    past: [...past, present].slice(1 - MAX_STATES),
    present: next,
    future: [],
    typed: undefined,
  };
}

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future, beyondField } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return {
    past: past.slice(0, -1),
    present: previous,
    future: [present, ...future],
    typed: undefined,
    beyondField,
  };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future, beyondField } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later, typed: undefined, beyondField };
}

/** The one text, number or list item that differs; undefined when the change is not typing or dragging a slider. */
function typingPlace(before: object, after: object): string | undefined {
  const names = Object.keys(after);
  if (names.length !== Object.keys(before).length) return undefined;
  const changed = names.filter((name) => Reflect.get(after, name) !== Reflect.get(before, name));
  const [name] = changed;
  if (changed.length !== 1 || name === undefined) return undefined;
  const value: unknown = Reflect.get(after, name);
  if (typeof value === 'string' || typeof value === 'number') return name;
  const earlier: unknown = Reflect.get(before, name);
  if (typeof value !== 'object' || typeof earlier !== 'object') return undefined;
  if (value === null || earlier === null) return undefined;
  const inner = typingPlace(earlier, value);
  return inner === undefined ? undefined : `${name}.${inner}`;
}
