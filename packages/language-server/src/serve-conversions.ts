import type { Edit } from '@fucina/config-text/file';
import { explainReason, explainReasons } from '@fucina/config-text/messages';
import { type Conversions, convertTexts, type TextConversion } from '@fucina/editor-text';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import type { LanguageCode } from '@fucina/site';
import {
  type ChangeAnnotation,
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  CodeActionTriggerKind,
  type Connection,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import type { CurrentDocument } from './open-documents.ts';
import { say, toOffsets, toTextEdit, toWorkspaceEdit } from './protocol.ts';
import { CONVERT_FILE, type ConvertedFile, type ConvertFileOptions } from './requests.ts';

export const CONVERT_KIND = `${CodeActionKind.RefactorRewrite}.fucina`;

/** Writes texts as MiniMessage: one that somebody points at, or all of a file. */
export function serveConversions(
  connection: Connection,
  answers: CurrentAnswers,
  clientOf: () => Client,
): void {
  connection.onExecuteCommand(({ command, arguments: given = [] }) => {
    const [uri, options] = given as readonly unknown[];
    if (command !== CONVERT_FILE || typeof uri !== 'string') return null;
    const about = { textDocument: { uri } };
    return answers.about<ConvertedFile | null>(about, null, async ({ document, text }) => {
      const client = clientOf();
      const found = convertTexts(document, readOptions(options));
      const offered = offeredTo(client, found);
      let isApplied = false;
      if (offered.length > 0) {
        const label = say('convert_text', client.language);
        const edit = toConversionEdit(text, offered, client);
        isApplied = (await connection.workspace.applyEdit({ label, edit })).applied;
      }
      return { ...countOf(found, offered), isApplied };
    });
  });
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
    const edit = toConversionEdit(text, [conversion], client);
    return { title, kind: CONVERT_KIND, edit };
  });
}

/** Where an editor cannot ask before it changes something, only what looks the same is changed. */
function offeredTo({ asksBefore }: Client, { texts }: Conversions): readonly TextConversion[] {
  return asksBefore ? texts : texts.filter(({ doubts }) => doubts.length === 0);
}

/** Each edit with what is to be known about it, where the editor shows that. */
function toConversionEdit(
  text: TextDocument,
  conversions: readonly TextConversion[],
  { language, asksBefore, hasVersions }: Client,
): WorkspaceEdit {
  if (!asksBefore || !hasVersions) {
    const edits = conversions.flatMap((conversion) => conversion.edits);
    return toWorkspaceEdit(text, edits, hasVersions);
  }
  const { uri, version } = text;
  const changeAnnotations: Record<string, ChangeAnnotation> = {};
  const edits = conversions.map((conversion) => {
    const id = conversion.doubts.join(' ') || 'same';
    changeAnnotations[id] = annotationOf(conversion, language);
    return { ...toTextEdit(text, inOne(text, conversion.edits)), annotationId: id };
  });
  return { documentChanges: [{ textDocument: { uri, version }, edits }], changeAnnotations };
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
  { texts, undecided, isAsked }: Conversions,
  offered: readonly TextConversion[],
): Omit<ConvertedFile, 'isApplied'> {
  const same = offered.filter(({ doubts }) => doubts.length === 0).length;
  const left = texts.length - offered.length;
  return { same, doubtful: offered.length - same, undecided: undecided + left, isAsked };
}

function readOptions(given: unknown): ConvertFileOptions {
  const { readsMiniMessage } = (given ?? {}) as Readonly<Record<string, unknown>>;
  return typeof readsMiniMessage === 'boolean' ? { readsMiniMessage } : {};
}
