import type { TextPlace, TextRange } from '@fucina/minecraft-text/text-problem';
import type { Format, Problem, Scalar, Switch } from '../formats/format.ts';
import { LineIndex } from '../formats/line-index.ts';
import type { SourceLanguage } from '../formats/source/languages.ts';
import { decodeFile, type Encoding } from './encoding.ts';
import { type FileFormat, fileFormatOf, formatOfContent, loadFormat } from './file-format.ts';
import { type LineEnds, lineEndsOf } from './line-ends.ts';

/** Larger files are not opened. */
export const MAX_BYTES = 20 * 1024 * 1024;

export type FileText = Scalar & TextPlace;

/** A problem of the file; `endLine` and `endColumn` are after its last character. */
export interface FileProblem extends Problem, TextPlace {
  readonly endLine: number;
  readonly endColumn: number;
}

/** A file as it was opened. Offsets are UTF-16 units of `content`, which has no byte order mark. */
export interface OpenedFile<Kind = FileFormat | SourceLanguage> {
  readonly name: string;
  readonly format: Kind;
  readonly encoding: Encoding;
  readonly hasMark: boolean;
  readonly lineEnds: LineEnds;
  readonly content: string;
  readonly bytes: Uint8Array;
  readonly texts: readonly FileText[];
  readonly switches: readonly Switch[];
  readonly problems: readonly FileProblem[];
  /** How its strings are written. @internal */
  readonly spelling: Format;
}

export type OpenError = { readonly code: 'file/unknown-format' | 'file/too-big' | 'file/binary' };

export type OpenResult<Kind = FileFormat> =
  | { readonly ok: true; readonly value: OpenedFile<Kind> }
  | { readonly ok: false; readonly error: OpenError };

/** Reads all strings of a file. Its format is that of its name, unless another one is given or its content shows it. */
export async function openFile(
  name: string,
  bytes: Uint8Array,
  named?: FileFormat,
): Promise<OpenResult> {
  const prepared = await prepareFile(name, bytes, named);
  return prepared.ok ? { ok: true, value: prepared.value() } : prepared;
}

/** What is left to do is quick and waits for nothing. */
export type PrepareResult =
  | { readonly ok: true; readonly value: () => OpenedFile<FileFormat> }
  | Extract<OpenResult, { readonly ok: false }>;

/** Loads what reads a file of this format; what it returns reads the file, and waits for nothing more. */
export async function prepareFile(
  name: string,
  bytes: Uint8Array,
  named = fileFormatOf(name),
): Promise<PrepareResult> {
  if (named === undefined) return { ok: false, error: { code: 'file/unknown-format' } };
  if (bytes.length > MAX_BYTES) return { ok: false, error: { code: 'file/too-big' } };
  const decoded = decodeFile(bytes);
  if (decoded === undefined) return { ok: false, error: { code: 'file/binary' } };

  const { text: content, encoding, hasMark } = decoded;
  const format = formatOfContent(named, content);
  if (format === undefined) return { ok: false, error: { code: 'file/unknown-format' } };
  const spelling = await loadFormat(format);
  const value = () => readOpened({ name, format, encoding, hasMark, content, bytes, spelling });
  return { ok: true, value };
}

/** A file whose bytes are others now, as the one before was read; undefined where they are no text. */
export function reopenFile<Kind>(
  { name, format, spelling }: OpenedFile<Kind>,
  bytes: Uint8Array,
): OpenedFile<Kind> | undefined {
  const decoded = bytes.length > MAX_BYTES ? undefined : decodeFile(bytes);
  if (decoded === undefined) return undefined;
  const { text: content, encoding, hasMark } = decoded;
  return readOpened({ name, format, encoding, hasMark, content, bytes, spelling });
}

type Loaded<Kind> = Omit<OpenedFile<Kind>, 'lineEnds' | 'texts' | 'switches' | 'problems'>;

/** The strings of a file that is text already. */
export function readOpened<Kind>(loaded: Loaded<Kind>): OpenedFile<Kind> {
  const { content, encoding, spelling } = loaded;
  const { scalars, switches = [], problems } = spelling.read(content);
  const lineEnds = lineEndsOf(content);
  const lines = new LineIndex(content);
  return {
    ...loaded,
    lineEnds,
    texts: scalars.map((scalar) => ({ ...scalar, ...lines.placeOf(scalar.from) })),
    switches,
    problems: [...problems, ...problemsOfBytes(encoding, lineEnds)].map((problem) => {
      const { line: endLine, column: endColumn } = lines.placeOf(problem.to);
      return { ...problem, ...lines.placeOf(problem.from), endLine, endColumn };
    }),
  };
}

/** Tells where units of a string’s value stand in the file; all of the string where its spelling is not valid. */
export function sourceRanges(file: OpenedFile, text: Scalar): (range: TextRange) => TextRange {
  const mapped = file.spelling.decode(file.content.slice(text.from, text.to), text);
  if (mapped === undefined || mapped.value !== text.value) return () => text;
  const { starts, ends } = mapped;
  return ({ from, to }) => {
    const start = starts[from] ?? ends.at(-1) ?? mapped.start ?? 0;
    const end = from < to ? (ends[to - 1] ?? start) : start;
    return { from: text.from + start, to: text.from + end };
  };
}

function problemsOfBytes(encoding: Encoding, { oddAt }: LineEnds): Problem[] {
  const problems: Problem[] = [];
  if (encoding !== 'utf-8') {
    const detail = encoding === 'windows-1252' ? encoding : 'UTF-16';
    problems.push({ code: 'file/encoding', severity: 'warning', from: 0, to: 0, detail });
  }
  if (oddAt !== undefined) {
    problems.push({ code: 'file/mixed-line-ends', severity: 'note', from: oddAt, to: oddAt });
  }
  return problems;
}
