import type { Conversion, ConvertOptions, Proof } from '../conversion/conversion.ts';
import { convertText } from '../conversion/convert.ts';
import { type Looks, looksOf, proveWritten } from '../conversion/looks.ts';
import type { OpenedFile } from '../file/open-file.ts';
import type { Classification } from '../texts/classify-string.ts';
import { FolderJoins } from './folder-joins.ts';
import { joinedLines } from './joined-lines.ts';
import { type ListedText, type ListOptions, TextList } from './list-texts.ts';

export interface PlanOptions
  extends ListOptions,
    Pick<
      ConvertOptions,
      'from' | 'to' | 'style' | 'hex' | 'meaning' | 'convertsLongTexts' | 'shouldStop'
    > {}

export interface FolderFile {
  /** Says which files belong to the same plugin: those below the same folder of `plugins`. */
  readonly path: string;
  readonly file: OpenedFile;
  readonly options: PlanOptions;
}

/** A string of a file, and what becomes of it. */
export interface PlannedText extends ListedText {
  /** Undefined for settings. */
  readonly conversion: Conversion | undefined;
}

interface PlannedFile extends FolderFile {
  readonly list: TextList;
  /** Lines of lists that are read as one text, as they are written. */
  readonly lines: Map<number, string>;
}

/**
 * What becomes of the texts of a folder, in which the prefix of a text may be in another file. The slow part,
 * conversion and proof, comes one text at a time, so that a page can show texts before they are converted:
 *
 *     for (const file of files) folder.add(file);
 *     show(folder.list(path, 0, 200)); // quick: which strings are texts
 *     for (const row of rowsInView) show(folder.planText(row.path, row.text));
 *     for (const planned of folder.plan(path)) show(planned); // may be left, and begun again, at any time
 *
 * A file that is added later can change how the texts before it are joined: their plans are then out of date.
 */
export class FolderPlan {
  readonly #files = new Map<string, PlannedFile>();
  readonly #joins = new FolderJoins();

  /** Takes a file, or takes it again with other options. */
  add(entry: FolderFile): void {
    const { path, file, options } = entry;
    this.#files.set(path, { ...entry, list: new TextList(file, options), lines: new Map() });
    // What texts are joined with is kept, so it has to be finished.
    const { shouldStop, ...others } = options;
    this.#joins.set(path, file, (text) => {
      return convertText(text.value, { ...others, path: text.path }).value;
    });
  }

  /** Which strings of a file are texts, all of them or some. This is quick: nothing is converted. */
  list(path: string, from = 0, until = Number.POSITIVE_INFINITY): readonly ListedText[] {
    const { list } = this.#files.get(path) ?? {};
    const listed: ListedText[] = [];
    for (let text = from; text < until; text += 1) {
      const found = list?.at(text);
      if (found === undefined) break;
      listed.push(found);
    }
    return listed;
  }

  remove(path: string): void {
    this.#files.delete(path);
    this.#joins.delete(path);
  }

  /** Converts one text; undefined if there is no such text. */
  planText(path: string, text: number): PlannedText | undefined {
    const listed = this.#files.get(path)?.list.at(text);
    if (listed?.classification.kind === 'setting') return { ...listed, conversion: undefined };
    const found = this.#find(path, text);
    if (listed === undefined || found === undefined) return undefined;
    const conversion = convertText(found.value, found.options);
    return { ...listed, conversion: askWhetherText(conversion, listed.classification) };
  }

  /** How a text looks today, and as it is written then; undefined if there is no such text. */
  looksOf(path: string, text: number, written: string): Looks | undefined {
    const found = this.#find(path, text);
    return found && looksOf(found.value, written, found.options);
  }

  /** Compares a text with what somebody wrote in its place; undefined if there is no such text. */
  proveText(path: string, text: number, written: string): Proof | undefined {
    const found = this.#find(path, text);
    return found && proveWritten(found.value, written, found.options);
  }

  #find(path: string, text: number) {
    const entry = this.#files.get(path);
    const found = entry?.file.texts[text];
    if (entry === undefined || found === undefined) return undefined;
    const { file, options } = entry;
    const lines = joinedLines(file, text, options.profile, (at) => this.#lineOf(path, at));
    const joins = [...this.#joins.joinsFor(path, found), ...lines];
    return { value: found.value, options: { ...options, path: found.path, joins } };
  }

  /** A line as it is written by itself: changed where that is proven. */
  #lineOf(path: string, text: number): string {
    const { file, lines } = this.#files.get(path) ?? {};
    const known = lines?.get(text);
    if (known !== undefined) return known;
    const { conversion } = this.planText(path, text) ?? {};
    const isChanged = conversion?.state === 'same';
    const line = isChanged ? conversion.value : (file?.texts[text]?.value ?? '');
    if (!conversion?.reasons.includes('stopped')) lines?.set(text, line);
    return line;
  }

  /** Converts the texts of a file one after the other. */
  *plan(path: string): Generator<PlannedText, void> {
    const { length = 0 } = this.#files.get(path)?.file.texts ?? [];
    for (let text = 0; text < length; text += 1) {
      const planned = this.planText(path, text);
      if (planned !== undefined) yield planned;
    }
  }
}

/** A text that may be none is changed only when somebody says so. */
function askWhetherText(conversion: Conversion, { kind, because }: Classification): Conversion {
  const { state, reasons, edits, alternatives } = conversion;
  const isSettled = state === 'refused' || state === 'asked';
  const isOffered = edits.length > 0 || alternatives.length > 0;
  const isTold = reasons.some((reason) => reason === because);
  if (kind !== 'unsure' || isSettled || !isOffered) return conversion;
  return { ...conversion, state: 'unsure', reasons: isTold ? reasons : ['no-text', ...reasons] };
}
