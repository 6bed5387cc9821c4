import {
  type ConversionReason,
  changesOf,
  FolderPlan,
  isUndecided,
  type PlannedText,
  withAnswer,
} from '@fucina/config-text';
import { changeFile, type Edit, type Range } from '@fucina/config-text/file';
import type { ConfigDocument, EditorDocument } from './document.ts';

/** The edits that write a text as MiniMessage. */
export interface TextConversion extends Range {
  readonly edits: readonly Edit[];
  /** Why somebody has to look at it first; empty where it looks the same. */
  readonly doubts: readonly ConversionReason[];
}

export interface Conversions {
  readonly texts: readonly TextConversion[];
  /** How many texts stay as they are until somebody writes them by hand. */
  readonly undecided: number;
  /** Nobody has said whether the plugin reads MiniMessage there, so nothing is converted. */
  readonly isAsked: boolean;
}

export interface ConvertTextsOptions {
  /** Of the document; only texts that touch it. */
  readonly range?: Range;
  /** What somebody says about a plugin that is not known. */
  readonly readsMiniMessage?: boolean;
}

/** What becomes of the texts of a config file as MiniMessage. What a program reads its texts with stands in the program. */
export function convertTexts(
  document: EditorDocument,
  options: ConvertTextsOptions = {},
): Conversions {
  const [{ conversions } = { conversions: NOTHING }] = convertFolder([document], options);
  return conversions;
}

export interface ConvertedDocument {
  readonly document: EditorDocument;
  readonly conversions: Conversions;
}

/** What becomes of the files of a folder, one after the other: texts of one may be put into those of another. */
export function* convertFolder(
  documents: readonly EditorDocument[],
  { range, readsMiniMessage }: ConvertTextsOptions = {},
): Generator<ConvertedDocument> {
  const files = documents.filter((document) => !document.isSource);
  const folder = new FolderPlan();
  for (const { path, file, profile, settings } of files) {
    const { decisionOf } = settings;
    const answered = withAnswer(profile, { readsMiniMessage });
    folder.add({ path, file, options: { profile: answered, ...(decisionOf && { decisionOf }) } });
  }
  for (const document of files) {
    yield { document, conversions: conversionsOf(document, plan(document, folder, range)) };
  }
}

const NOTHING: Conversions = { texts: [], undecided: 0, isAsked: false };

function conversionsOf({ file }: ConfigDocument, planned: readonly PlannedText[]): Conversions {
  const { edits } = changeFile(file, changesOf(planned, true));
  const texts: TextConversion[] = [];
  let [undecided, next] = [0, 0];
  for (const { text, conversion } of planned) {
    const { from = 0, to = 0 } = file.texts[text] ?? {};
    const first = next;
    while ((edits[next]?.from ?? Number.POSITIVE_INFINITY) <= to) next += 1;
    const own = edits.slice(first, next);
    const doubts = conversion?.state === 'same' ? [] : (conversion?.reasons ?? []);
    if (own.length > 0) texts.push({ from, to, edits: own, doubts });
    else if (conversion && isUndecided(conversion)) undecided += 1;
  }
  const isAsked = planned.some(({ conversion }) => conversion?.state === 'asked');
  return { texts, undecided, isAsked };
}

/** The texts in the order in which they stand. */
function plan(
  { path, file }: ConfigDocument,
  folder: FolderPlan,
  range: Range | undefined,
): readonly PlannedText[] {
  return file.texts
    .map(({ from, to }, index) => ({ from, to, index }))
    .filter(({ from, to }) => range === undefined || (from <= range.to && range.from <= to))
    .sort((one, other) => one.from - other.from)
    .flatMap(({ index }) => folder.planText(path, index) ?? []);
}
