import {
  CHECK_FOLDER,
  type CheckedFolder,
  CONVERT_FOLDER,
  type ConvertedFolder,
} from '@fucina/language-server/requests';
import { commands, ProgressLocation, type Uri, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { say } from './words.ts';

/** Where there is no disk, nobody is offered what needs one. */
export function showFolderCommands({ initializeResult }: BaseLanguageClient): Thenable<unknown> {
  const known = initializeResult?.capabilities.executeCommandProvider?.commands ?? [];
  return commands.executeCommand('setContext', 'fucina.hasDisk', known.includes(CONVERT_FOLDER));
}

/** Converts a folder, or all that are open; the editor shows what is doubtful before it is changed. */
export async function convertFolder(client: BaseLanguageClient, folder?: Uri): Promise<void> {
  const found = await order<ConvertedFolder>(client, CONVERT_FOLDER, say('converting'), folder);
  if (found === undefined) return;
  const { files, undecided, asked, outdated, isApplied } = found;
  if (outdated > 0) window.showWarningMessage(say('changed_meanwhile', { files: outdated }));
  // Whoever looked at it and went away knows that nothing was changed.
  if (files > 0 && !isApplied) return;
  const key = files > 0 ? 'converted_folder' : 'nothing_in_folder';
  window.showInformationMessage(say(key, { left: undecided, asked }));
}

/** Looks for mistakes in a folder, or in all that are open. */
export async function checkFolder(client: BaseLanguageClient, folder?: Uri): Promise<void> {
  const found = await order<CheckedFolder>(client, CHECK_FOLDER, say('checking'), folder);
  if (found === undefined) return;
  const { files, problems } = found;
  window.showInformationMessage(say('checked_folder', { files, problems }));
  if (problems > 0) await commands.executeCommand('workbench.actions.view.problems');
}

/** Undefined for one that somebody stopped. */
function order<Answer>(
  client: BaseLanguageClient,
  command: string,
  title: string,
  folder: Uri | undefined,
): Thenable<Answer | undefined> {
  const given = folder === undefined ? [] : [client.code2ProtocolConverter.asUri(folder)];
  return window.withProgress(
    { location: ProgressLocation.Notification, title, cancellable: true },
    async (_, stop) => {
      const params = { command, arguments: given };
      const answer = await client.sendRequest<Answer>('workspace/executeCommand', params, stop);
      return stop.isCancellationRequested ? undefined : answer;
    },
  );
}
