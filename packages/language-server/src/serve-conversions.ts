import type { Edit } from '@fucina/config-text/file';
import { explainReason, explainReasons } from '@fucina/config-text/messages';
import {
  type Conversions,
  convertFolder,
  convertTexts,
  type EditorDocument,
  type TextConversion,
} from '@fucina/editor-text';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { LanguageCode } from '@fucina/site';
import {
  type CancellationToken,
  type ChangeAnnotation,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Connection,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import type { FolderDocument, FolderDocuments } from './folder-documents.ts';
import type { CurrentDocument } from './open-documents.ts';
import { say, toOffsets, toTextEdit } from './protocol.ts';
import type { ConvertedFile, ConvertedFolder, ConvertFileOptions } from './requests.ts';

export const CONVERT_KIND = `${CodeActionKind.RefactorRewrite}.fucina`;
/** Who looks at more files at once does not look at them. */
const MAX_FILES_AT_ONCE = 500;

/** What a document becomes. */
interface Converted {
  readonly text: TextDocument;
  /** Undefined for one that is not open. */
  readonly version: number | undefined;
  readonly offered: readonly TextConversion[];
}

/** Writes all texts of a file as MiniMessage; `null` for one without texts. */
export function convertFile(
  connection: Connection,
  answers: CurrentAnswers,
  client: Client,
  [uri, options]: readonly unknown[],
): Promise<ConvertedFile | null> {
  if (typeof uri !== 'string') return Promise.resolve(null);
  return answers.about<ConvertedFile | null>(
    { textDocument: { uri } },
    null,
    async ({ document, text }) => {
      const found = convertTexts(document, readOptions(options));
      const offered = offeredTo(client, found);
      const { version } = text;
      const isApplied =
        offered.length > 0 && (await offer(connection, client, [{ text, version, offered }]));
      return { ...countOf(found, offered), isAsked: found.isAsked, isApplied };
    },
  );
}

/** Writes all texts of a folder as MiniMessage. */
export async function convertWholeFolder(
  connection: Connection,
  folder: FolderDocuments,
  client: Client,
  [uri]: readonly unknown[],
  stop: CancellationToken,
): Promise<ConvertedFolder> {
  const read = new Map<EditorDocument, FolderDocument>();
  for await (const found of folder.in(typeof uri === 'string' ? uri : undefined, stop)) {
    read.set(found.document, found);
  }
  const changed: (Converted & { readonly read: FolderDocument })[] = [];
  const counts = { same: 0, doubtful: 0, undecided: 0, asked: 0 };
  for (const { document, conversions } of convertFolder([...read.keys()])) {
    await folder.nextTurn();
    const one = read.get(document);
    if (stop.isCancellationRequested || one === undefined) break;
    const offered = offeredTo(client, conversions);
    const { same, doubtful, undecided } = countOf(conversions, offered);
    counts.same += same;
    counts.doubtful += doubtful;
    counts.undecided += undecided;
    counts.asked += conversions.isAsked ? 1 : 0;
    if (offered.length > 0) changed.push({ ...one, offered, read: one });
  }
  let [isApplied, outdated] = [false, 0];
  for (let from = 0; from < changed.length; from += MAX_FILES_AT_ONCE) {
    if (stop.isCancellationRequested) break;
    const some = changed.slice(from, from + MAX_FILES_AT_ONCE);
    const isCurrent = await Promise.all(some.map(({ read }) => folder.isCurrent(read)));
    const current = some.filter((_, index) => isCurrent[index]);
    outdated += some.length - current.length;
    if (current.length === 0) continue;
    isApplied = await offer(connection, client, current);
    if (!isApplied) break;
  }
  return { ...counts, files: changed.length, outdated, isApplied };
}

/** Whether the editor has made the edits. */
async function offer(
  { workspace }: Connection,
  client: Client,
  converted: readonly Converted[],
): Promise<boolean> {
  const label = say('convert_text', client.language);
  const edit = toConversionEdit(converted, client);
  return (await workspace.applyEdit({ label, edit })).applied;
}

/** Only where somebody asks for it: it looks at the whole file once more. */
export function conversionActions(
  { context, range }: CodeActionParams,
  { document, text }: CurrentDocument,
  client: Client,
): CodeAction[] {
  if (context.triggerKind === CodeActionTriggerKind.Automatic) return [];
  const found = convertTexts(document, { range: toOffsets(text, range) });
  return offeredTo(client, found).map((conversion): CodeAction => {
    const [doubt] = conversion.doubts;
    const title =
      doubt === undefined
        ? say('convert_text', client.language)
        : say('convert_text_doubtful', client.language, {
            reason: explainReason(doubt, client.language).title,
          });
    const { version } = text;
    const edit = toConversionEdit([{ text, version, offered: [conversion] }], client);
    return { title, kind: CONVERT_KIND, edit };
  });
}

/** Where an editor cannot ask before it changes something, only what looks the same is changed. */
function offeredTo({ asksBefore }: Client, { texts }: Conversions): readonly TextConversion[] {
  return asksBefore ? texts : texts.filter(({ doubts }) => doubts.length === 0);
}

/** Each edit with what is to be known about it, where the editor shows that. */
function toConversionEdit(
  converted: readonly Converted[],
  { language, asksBefore, hasVersions }: Client,
): WorkspaceEdit {
  if (!hasVersions) {
    const changes = converted.map(({ text, offered }) => [text.uri, toEdits(text, offered)]);
    return { changes: Object.fromEntries(changes) };
  }
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const documentChanges = converted.map(({ text, version, offered }) => {
    const textDocument = { uri: text.uri, version: version ?? null };
    if (!asksBefore) return { textDocument, edits: toEdits(text, offered) };
    const edits = offered.map((conversion) => {
      const id = conversion.doubts.join(' ') || 'same';
      changeAnnotations[id] ??= annotationOf(conversion, language);
      return { ...toTextEdit(text, inOne(text, conversion.edits)), annotationId: id };
    });
    return { textDocument, edits };
  });
  return { documentChanges, ...(asksBefore && { changeAnnotations }) };
}

function toEdits(text: TextDocument, conversions: readonly TextConversion[]): TextEdit[] {
  return conversions.flatMap(({ edits }) => edits.map((edit) => toTextEdit(text, edit)));
}

/** Half of a text is nothing that somebody should choose. */
function inOne(text: TextDocument, edits: readonly Edit[]): Edit {
  const from = edits[0]?.from ?? 0;
  const to = edits.at(-1)?.to ?? from;
  const moved = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  return { from, to, insert: applyEdits(text.getText().slice(from, to), moved) };
}

function annotationOf({ doubts }: TextConversion, language: LanguageCode): ChangeAnnotation {
  const [doubt] = doubts;
  if (doubt === undefined) return { label: say('looks_same', language) };
  return {
    label: `${say('look_first', language)}: ${explainReason(doubt, language).title}`,
    description: explainReasons(doubts, language),
    needsConfirmation: true,
  };
}

function countOf(
  { texts, undecided }: Conversions,
  offered: readonly TextConversion[],
): Pick<ConvertedFile, 'same' | 'doubtful' | 'undecided'> {
  const same = offered.filter(({ doubts }) => doubts.length === 0).length;
  const left = texts.length - offered.length;
  return { same, doubtful: offered.length - same, undecided: undecided + left };
}

function readOptions(given: unknown): ConvertFileOptions {
  const { readsMiniMessage } = (given ?? {}) as Readonly<Record<string, unknown>>;
  return typeof readsMiniMessage === 'boolean' ? { readsMiniMessage } : {};
}
