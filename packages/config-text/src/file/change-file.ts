import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { Edit, Reading, Scalar } from '../formats/format.ts';
import { LineIndex } from '../formats/line-index.ts';
import { canEncode, encodeFile } from './encoding.ts';
import type { FileText, OpenedFile } from './open-file.ts';
import { areInOrder, type SpelledChange, spellInside, spellWhole } from './spell-change.ts';

/** Edits of the value of one string; `text` counts in `texts`. */
export interface TextChange {
  readonly text: number;
  /** Offsets in the value; sorted, and not overlapping. */
  readonly edits: readonly Edit[];
}

export type DropReason =
  | LockReason
  | 'no-such-text'
  /** The string cannot be spelled like this where it is. */
  | 'not-writable'
  /** The new file, read again, has something else. */
  | 'not-read-back';

export type LockReason =
  /** Files of this format are only checked. */
  | 'read-only'
  /** The game does not read this line as it looks. */
  | 'line-has-error';

export interface DroppedChange {
  readonly text: number;
  readonly reason: DropReason;
}

export interface ChangedFile {
  readonly bytes: Uint8Array;
  readonly content: string;
  /** What was changed in the old content. */
  readonly edits: readonly Edit[];
  readonly dropped: readonly DroppedChange[];
}

/** Looking for the change that breaks a file takes one reading for each half. */
const MAX_READINGS = 60;

/** Changes strings and nothing else. The new file is read again before it is returned. */
export function changeFile(file: OpenedFile, changes: readonly TextChange[]): ChangedFile {
  const dropped: DroppedChange[] = [];
  const drop = (text: number, reason: DropReason) => dropped.push({ text, reason });
  const lockOf = findLocks(file);
  const wanted: PlannedChange[] = [];
  for (const { text: index, edits } of changes) {
    const text = file.texts[index];
    const lock = text && lockOf(text);
    if (text === undefined || !areInOrder(edits, text.value.length)) drop(index, 'no-such-text');
    else if (lock !== undefined) drop(index, lock);
    else if (applyEdits(text.value, edits) !== text.value) {
      const planned = plan(file, index, text, edits);
      if (planned === undefined) drop(index, 'not-writable');
      else wanted.push(planned);
    }
  }
  wanted.sort((one, other) => one.text.from - other.text.from);
  const kept = new ReadBack(file).keepRight(wanted);
  const isKept = new Set(kept.map(({ index }) => index));
  for (const { index } of wanted) if (!isKept.has(index)) drop(index, 'not-read-back');

  const edits = editsOf(kept);
  if (edits.length === 0) return { bytes: file.bytes, content: file.content, edits, dropped };
  const content = applyEdits(file.content, edits);
  return { bytes: encodeFile(content, file.encoding, file.hasMark), content, edits, dropped };
}

/** Tells why a text cannot be changed, whatever is written; undefined if it can. */
export function findLocks(file: OpenedFile): (text: FileText) => LockReason | undefined {
  if (file.spelling.isReadOnly) return () => 'read-only';
  const hasError = errorLines(file);
  return (text) => (hasError(text) ? 'line-has-error' : undefined);
}

interface PlannedChange {
  readonly index: number;
  readonly text: FileText;
  readonly spelled: SpelledChange;
  readonly isInside: boolean;
  /** The scalar written anew, for where its own spelling did not read back. */
  readonly anew: () => SpelledChange | undefined;
}

function plan(
  { content, encoding, spelling }: OpenedFile,
  index: number,
  text: FileText,
  edits: readonly Edit[],
): PlannedChange | undefined {
  const canWrite = (written: string) => canEncode(written, encoding);
  const inside = spellInside(content, text, edits, spelling, canWrite);
  const anew = () => spellWhole(content, text, edits, spelling, canWrite);
  const spelled = inside ?? anew();
  return spelled && { index, text, spelled, isInside: inside !== undefined, anew };
}

/** In their order: in programs, a text may be between two parts of another one. */
function editsOf(changes: readonly PlannedChange[]): readonly Edit[] {
  return changes
    .flatMap(({ spelled }) => spelled.edits)
    .sort((one, other) => one.from - other.from);
}

/** Reads a changed file again, and compares it with what was meant. */
class ReadBack {
  readonly #file: OpenedFile;
  readonly #errors: number;
  #readings = 0;

  constructor(file: OpenedFile) {
    this.#file = file;
    this.#errors = countErrors(file);
  }

  /** Keeps the changes that are there when the changed file is read again, and drops those that break it. */
  keepRight(changes: readonly PlannedChange[]): readonly PlannedChange[] {
    if (changes.length === 0) return changes;
    const wrong = this.#findWrong(changes);
    if (wrong === undefined) return changes;
    const others = changes.map((change) => {
      const isWrong = wrong === 'structure' || wrong.has(change.index);
      const anew = isWrong && change.isInside ? change.anew() : undefined;
      return anew === undefined ? change : { ...change, spelled: anew, isInside: false };
    });
    const isOther = others.some((change, at) => change !== changes[at]);
    const still = isOther ? this.#findWrong(others) : wrong;
    if (still === undefined) return others;
    // The others are where they were, so these are left out without a search.
    if (still !== 'structure')
      return this.keepRight(others.filter(({ index }) => !still.has(index)));
    if (changes.length === 1) return [];
    const half = changes.length >> 1;
    const right = [...this.keepRight(others.slice(0, half)), ...this.keepRight(others.slice(half))];
    return this.#findWrong(right) === undefined ? right : [];
  }

  /** Which strings have another value than meant, or that they are not the same strings any more. */
  #findWrong(changes: readonly PlannedChange[]): ReadonlySet<number> | 'structure' | undefined {
    this.#readings += 1;
    if (this.#readings > MAX_READINGS) return 'structure';
    const { content, spelling, texts } = this.#file;
    const reading = spelling.read(applyEdits(content, editsOf(changes)));
    if (reading.scalars.length !== texts.length || countErrors(reading) > this.#errors) {
      return 'structure';
    }
    const values = new Map(changes.map(({ index, spelled }) => [index, spelled.value]));
    const wrong = new Set<number>();
    for (const [index, scalar] of reading.scalars.entries()) {
      if (!haveSamePath(scalar, texts[index])) return 'structure';
      if (scalar.value === (values.get(index) ?? texts[index]?.value)) continue;
      if (!values.has(index)) return 'structure';
      wrong.add(index);
    }
    return wrong.size === 0 ? undefined : wrong;
  }
}

function haveSamePath({ path }: Scalar, other: Scalar | undefined): boolean {
  return path.length === other?.path.length && path.every((key, at) => key === other.path[at]);
}

function countErrors({ problems }: Pick<Reading, 'problems'>): number {
  return problems.reduce((sum, { severity }) => sum + (severity === 'error' ? 1 : 0), 0);
}

function errorLines({ content, problems }: OpenedFile): (text: FileText) => boolean {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return () => false;
  const lines = new LineIndex(content);
  const found = new Set<number>();
  for (const { from, to } of errors) {
    for (let line = lines.lineOf(from); line <= lines.lineOf(to); line += 1) found.add(line);
  }
  return ({ from, to }) => {
    for (let line = lines.lineOf(from); line <= lines.lineOf(to); line += 1) {
      if (found.has(line)) return true;
    }
    return false;
  };
}
