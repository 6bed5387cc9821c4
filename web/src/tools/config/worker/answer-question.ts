import { type FolderPlan, mayHoldTexts, unifiedDiff } from '@fucina/config-text';
import {
  changeFile,
  composeEdits,
  type Edit,
  fileFormatOf,
  type TextChange,
} from '@fucina/config-text/file';
import { type Component, type TextRun, toRuns } from '@fucina/minecraft-text/component';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { LONG_TEXT, type OpenFile } from './open-file.ts';
import type {
  RowPlan,
  StudioAnswers,
  StudioQuestion,
  TextDetails,
  TextLooks,
  WrittenFile,
  WrittenText,
} from './protocol.ts';

export interface OpenFolder {
  readonly folder: FolderPlan;
  readonly find: (file: number) => OpenFile | undefined;
  readonly plan: (open: OpenFile, text: number) => RowPlan | undefined;
}

/** A row shows one line of this many characters; details show more. */
const ROW_CHARACTERS = 160;
const DETAIL_CHARACTERS = 4000;

export function answerQuestion<Kind extends StudioQuestion['kind']>(
  question: Extract<StudioQuestion, { readonly kind: Kind }>,
  folder: OpenFolder,
): Promise<StudioAnswers[Kind]>;
export async function answerQuestion(
  question: StudioQuestion,
  folder: OpenFolder,
): Promise<StudioAnswers[StudioQuestion['kind']]> {
  switch (question.kind) {
    case 'looks':
      return question.texts.map((text) => firstLines(looksOf(text, folder)));
    case 'details':
      return detailsOf(question.of, folder);
    case 'fix': {
      const open = folder.find(question.file);
      const value = open?.file.texts[question.text]?.value;
      const finding = open && folder.plan(open, question.text)?.findings[question.finding];
      if (value === undefined || finding?.suggestion === undefined) return undefined;
      return applyEdits(value, [{ ...finding, insert: finding.suggestion }]);
    }
    case 'write':
      return writeFile(question.file, question.texts, folder);
    case 'unzip':
      return (await import('../archive/read-zip.ts')).readZip(question.archive, isWanted);
    case 'zip':
      return (await import('../archive/write-zip.ts')).writeZip(question.files, new Date());
  }
}

/** Whether a file of an archive or a folder is opened. */
function isWanted(path: string): boolean {
  return fileFormatOf(path) !== undefined && mayHoldTexts(path);
}

function looksOf({ file, text, written }: WrittenText, { folder, find }: OpenFolder): TextLooks {
  const open = find(file);
  const value = open?.file.texts[text]?.value;
  if (open === undefined || value === undefined) return { before: undefined, after: undefined };
  // A very long text takes too long to read.
  if (value.length > LONG_TEXT || written.length > LONG_TEXT) {
    return { before: [{ text: value.slice(0, DETAIL_CHARACTERS) }], after: undefined };
  }
  const looks = folder.looksOf(open.path, text, written);
  return { before: runsOf(looks?.before), after: runsOf(looks?.after) };
}

function detailsOf(of: WrittenText, folder: OpenFolder): TextDetails | undefined {
  const open = folder.find(of.file);
  const found = open?.file.texts[of.text];
  if (open === undefined || found === undefined) return undefined;
  const isLong = found.value.length > LONG_TEXT;
  const planned = folder.folder.planText(open.path, of.text);
  const conversion = planned?.conversion;
  const isPlanned = conversion?.value === of.written;
  const isChanged = of.written !== found.value && !isLong;
  const looks = looksOf(of, folder);
  return {
    before: cut(looks.before, DETAIL_CHARACTERS),
    after: cut(looks.after, DETAIL_CHARACTERS),
    proof: isPlanned
      ? conversion.proof
      : isChanged
        ? folder.folder.proveText(open.path, of.text, of.written)
        : undefined,
    losses: isPlanned ? conversion.losses : [],
    source: open.file.content.slice(found.from, Math.min(found.to, found.from + DETAIL_CHARACTERS)),
    line: found.line,
    column: found.column,
    used: found.used,
    because: planned?.classification.because ?? 'nothing',
  };
}

function writeFile(
  id: number,
  texts: readonly WrittenText[],
  { folder, find }: OpenFolder,
): WrittenFile | undefined {
  const open = find(id);
  if (open === undefined) return undefined;
  const { file, path, original, corrections } = open;
  const changes = texts.map(({ text, written }): TextChange => {
    const value = file.texts[text]?.value ?? '';
    const conversion = folder.planText(path, text)?.conversion;
    const ways = conversion === undefined ? [] : [conversion, ...conversion.alternatives];
    const way = ways.find((one) => one.value === written);
    return { text, edits: way?.edits ?? editsFor(value, written) };
  });
  const changed = changeFile(file, changes);
  const edits = composeEdits(original.content.length, corrections, changed.edits);
  return {
    // The bytes are those of a file that was read or written here, never of shared memory.
    bytes: changed.bytes as Uint8Array<ArrayBuffer>,
    before: original.content,
    edits,
    dropped: changed.dropped,
    patch: unifiedDiff(path, original.content, edits),
  };
}

/** One edit of what lies between the beginning and the end that both have. */
function editsFor(value: string, written: string): readonly Edit[] {
  const shorter = Math.min(value.length, written.length);
  let from = 0;
  while (from < shorter && value[from] === written[from]) from += 1;
  let end = 0;
  while (end < shorter - from && value.at(-1 - end) === written.at(-1 - end)) end += 1;
  return [{ from, to: value.length - end, insert: written.slice(from, written.length - end) }];
}

function runsOf(look: Component | undefined): readonly TextRun[] | undefined {
  return look && toRuns(look);
}

function firstLines({ before, after }: TextLooks): TextLooks {
  return { before: firstLine(before), after: firstLine(after) };
}

function firstLine(runs: readonly TextRun[] | undefined): readonly TextRun[] | undefined {
  const line: TextRun[] = [];
  for (const run of cut(runs, ROW_CHARACTERS) ?? []) {
    if (!('text' in run)) {
      line.push(run);
      continue;
    }
    const end = run.text.search(/[\r\n]/);
    line.push(end === -1 ? run : { ...run, text: `${run.text.slice(0, end)} ↵` });
    if (end !== -1) break;
  }
  return runs && line;
}

function cut(runs: readonly TextRun[] | undefined, length: number): readonly TextRun[] | undefined {
  if (runs === undefined) return undefined;
  const kept: TextRun[] = [];
  let left = length;
  for (const run of runs) {
    if (left <= 0) break;
    if ('text' in run) {
      kept.push(run.text.length > left ? { ...run, text: `${run.text.slice(0, left)}…` } : run);
      left -= run.text.length;
    } else {
      kept.push(run);
      left -= 1;
    }
  }
  return kept;
}
