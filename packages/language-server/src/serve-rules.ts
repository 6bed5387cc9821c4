import type { Range } from '@fucina/config-text/file';
import { type EditorProblem, fixProblems } from '@fucina/editor-text';
import { applyEdits } from '@fucina/minecraft-text/legacy-tokens';
import {
  type CodeAction,
  CodeActionKind,
  type Command,
  type Connection,
  MessageType,
  ShowMessageNotification,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import type { FolderDocuments } from './folder-documents.ts';
import type { ServerHost } from './host.ts';
import { type OpenDocuments, placeOfUri } from './open-documents.ts';
import { say, toWorkspaceEdit } from './protocol.ts';
import { FIX_RULE, SWITCH_OFF_RULE } from './requests.ts';

/** What can be done about the rules of problems that touch a range: correct all in the document, or hear no more of it. */
export function ruleActions(
  { uri, version }: TextDocument,
  problems: readonly EditorProblem[],
  range: Range,
  { language }: Client,
  { ruleSettings }: ServerHost,
): CodeAction[] {
  const touched = problems.filter(({ from, to }) => from <= range.to && range.from <= to);
  const rules = [...new Set(touched.map(({ code }) => code))];
  const actionOf = (title: string, command: string, given: readonly unknown[]): CodeAction => ({
    title,
    kind: CodeActionKind.QuickFix,
    command: { title, command, arguments: [...given] } satisfies Command,
  });
  const corrections = rules.flatMap((rule) => {
    const count = problems.filter(({ code, fix }) => code === rule && fix !== undefined).length;
    const title = say('fix_rule', language, { rule, count });
    return count > 1 ? [actionOf(title, FIX_RULE, [uri, version, rule])] : [];
  });
  const isOnDisk = placeOfUri(uri)?.isOnDisk === true;
  if (!isOnDisk || ruleSettings === undefined) return corrections;
  const switches = rules.map((rule) =>
    actionOf(say('switch_off_rule', language, { rule }), SWITCH_OFF_RULE, [uri, rule]),
  );
  return [...corrections, ...switches];
}

/** Whether the editor has corrected all that a rule finds in a document. */
export function fixRule(
  { workspace }: Connection,
  answers: CurrentAnswers,
  { language, hasVersions }: Client,
  [uri, asked, rule]: readonly unknown[],
): Promise<boolean> {
  if (typeof uri !== 'string' || typeof rule !== 'string') return Promise.resolve(false);
  return answers.about<boolean>({ textDocument: { uri } }, false, async ({ document, text }) => {
    if (text.version !== asked) return false;
    const edits = await fixProblems(document, rule);
    if (edits.length === 0 || text.version !== asked) return false;
    const label = say('fix_rule', language, { rule, count: edits.length });
    const edit = toWorkspaceEdit(text, edits, hasVersions);
    return (await workspace.applyEdit({ label, edit })).applied;
  });
}

/** Whether the editor has switched a rule off in the settings of a document's folder; what prevents it is said. */
export async function switchOffRule(
  connection: Connection,
  documents: OpenDocuments,
  folder: FolderDocuments,
  client: Client,
  { ruleSettings, contentOf }: ServerHost,
  [uri, rule]: readonly unknown[],
): Promise<boolean> {
  const place = typeof uri === 'string' ? placeOfUri(uri) : undefined;
  if (place?.isOnDisk !== true || typeof rule !== 'string') return false;
  if (ruleSettings === undefined) return false;
  const { language } = client;
  const file = ruleSettings.fileFor(place.path, await folder.around(place.path));
  const open = documents.find(file.uri);
  const isNew = open === undefined && !file.isThere;
  const content = isNew ? EMPTY : (open?.getText() ?? (await contentOf?.(file.path)));
  const edits = content === undefined ? undefined : await ruleSettings.switchOff(content, rule);
  const values = { file: file.path, rule };
  const tell = async (message: string) => {
    await connection.sendNotification(ShowMessageNotification.type, {
      type: MessageType.Warning,
      message,
    });
    return false;
  };
  if (content === undefined || edits === undefined) {
    return tell(say('settings_broken', language, values));
  }
  if (isNew && !(client.makesFiles && client.hasVersions)) {
    return tell(say('settings_missing', language, values));
  }
  const text = open ?? TextDocument.create(file.uri, 'jsonc', 0, isNew ? '' : content);
  const edit = isNew
    ? toNewFile(text, applyEdits(content, edits))
    : toWorkspaceEdit(text, edits, client.hasVersions, open?.version ?? null);
  const label = say('switch_off_rule', language, values);
  // Who switches a rule off wants the settings to be saved.
  const metadata = { isRefactoring: true };
  return (await connection.workspace.applyEdit({ label, edit, metadata })).applied;
}

const EMPTY = '{}\n';

function toNewFile({ uri }: TextDocument, newText: string): WorkspaceEdit {
  const start = { line: 0, character: 0 };
  return {
    documentChanges: [
      { kind: 'create', uri, options: { ignoreIfExists: true } },
      {
        textDocument: { uri, version: null },
        edits: [{ range: { start, end: start }, newText }],
      },
    ],
  };
}
