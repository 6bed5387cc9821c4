import type { FolderPlan } from '@fucina/config-text';
import {
  changeFile,
  type Edit,
  type FileText,
  type TextChange,
  writePatch,
} from '@fucina/config-text/file';
import { composeEdits, type ProblemToFix, placeOfText } from '@fucina/config-text/inner';
import { createText, toRuns } from '@fucina/minecraft-text/component';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import { correctedFile } from './corrected-file.ts';
import { DETAIL_CHARACTERS, firstLine, withoutEnd } from './cut-text.ts';
import { LONG_TEXT, type OpenFile } from './open-file.ts';
import type {
  RowPlan,
  StudioAnswers,
  StudioQuestion,
  TextComponents,
  TextDetails,
  TextLooks,
  WrittenFile,
  WrittenText,
} from './protocol.ts';

export interface OpenFolder {
  readonly folder: FolderPlan;
  readonly find: (file: number) => OpenFile | undefined;
  readonly plan: (open: OpenFile, text: number) => RowPlan | undefined;
  /** Says in the midst of long work that it goes on. */
  readonly goesOn: () => void;
}

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
      return question.texts.map((text) => looksOf(text, folder));
    case 'details':
      return detailsOf(question.of, folder);
    case 'components':
      return question.texts.map((text) => componentsOf(text, folder));
    case 'fix': {
      const open = folder.find(question.file);
      const value = open?.file.texts[question.text]?.value;
      const finding = open && folder.plan(open, question.text)?.findings[question.finding];
      if (value === undefined || finding?.fix === undefined) return undefined;
      return applyEdits(value, [{ ...finding, insert: finding.fix }]);
    }
    case 'texts-before':
      return textsBefore(question.file, question.fixes, folder);
    case 'write':
      return writeFile(question.file, question.texts, folder);
    case 'unzip':
      return (await import('../archive/read-texts.ts')).readTexts(question.archive);
    case 'unzip-one':
      return (await import('../archive/read-texts.ts')).readOne(question.archive, question.entry);
    case 'jar':
      return (await import('../archive/read-jar.ts')).readJar(question.jar);
    case 'zip':
      return (await import('../archive/write-zip.ts')).writeZip(
        question.files,
        new Date(),
        folder.goesOn,
      );
  }
}

/** One line of each. */
function looksOf(text: WrittenText, folder: OpenFolder): TextLooks {
  const { before, after } = wholeLooksOf(text, folder);
  return {
    before: before && firstLine(toRuns(before)),
    after: after && firstLine(toRuns(after)),
  };
}

function componentsOf(text: WrittenText, folder: OpenFolder): TextComponents {
  const { before, after } = wholeLooksOf(text, folder);
  return { before: before && withoutEnd(before), after: after && withoutEnd(after) };
}

function wholeLooksOf({ file, text, written }: WrittenText, { folder, find }: OpenFolder) {
  const open = find(file);
  const value = open?.file.texts[text]?.value;
  if (open === undefined || value === undefined) return { before: undefined, after: undefined };
  // A very long text takes too long to read.
  if (value.length > LONG_TEXT || written.length > LONG_TEXT) {
    return { before: createText(value.slice(0, DETAIL_CHARACTERS)), after: undefined };
  }
  return folder.looksOf(open.path, text, written) ?? { before: undefined, after: undefined };
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
  return {
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
    seen: placeOfText(open.path, open.file.texts, of.text),
  };
}

async function textsBefore(
  id: number,
  fixes: readonly ProblemToFix[],
  { find }: OpenFolder,
): Promise<readonly (number | undefined)[] | undefined> {
  const open = find(id);
  if (open === undefined) return undefined;
  const { file } = await correctedFile(open.original, fixes, open.profile);
  const keyOf = ({ path, value }: FileText) => [...path, value].join('\0');
  const numbers = new Map<string, number[]>();
  for (const [number, text] of open.file.texts.entries()) {
    const same = numbers.get(keyOf(text));
    if (same === undefined) numbers.set(keyOf(text), [number]);
    else same.push(number);
  }
  return file.texts.map((text) => numbers.get(keyOf(text))?.shift());
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
    patch: writePatch(path, original, edits),
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
