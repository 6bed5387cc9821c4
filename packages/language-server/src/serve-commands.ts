import type { CancellationToken, Connection } from 'vscode-languageserver';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import type { FolderDocuments } from './folder-documents.ts';
import type { ServerHost } from './host.ts';
import type { OpenDocuments } from './open-documents.ts';
import { toDiagnostics } from './protocol.ts';
import {
  CHECK_FOLDER,
  type CheckedFolder,
  CONVERT_FILE,
  CONVERT_FOLDER,
  FIX_RULE,
  SWITCH_OFF_RULE,
} from './requests.ts';
import { convertFile, convertWholeFolder } from './serve-conversions.ts';
import { fixRule, switchOffRule } from './serve-rules.ts';

const OF_DOCUMENTS = [CONVERT_FILE, FIX_RULE];
const OF_DISK = [CONVERT_FOLDER, CHECK_FOLDER, SWITCH_OFF_RULE];

/** Folders and their settings are there only where there is a disk. */
export function commandsOf({ filesIn }: ServerHost): string[] {
  return filesIn === undefined ? OF_DOCUMENTS : [...OF_DOCUMENTS, ...OF_DISK];
}

/** Does what somebody orders for a file or a folder. */
export function serveCommands(
  connection: Connection,
  answers: CurrentAnswers,
  documents: OpenDocuments,
  folder: FolderDocuments,
  host: ServerHost,
  clientOf: () => Client,
): void {
  /** Those that are told about and not open; they are taken back before the next time. */
  let told: string[] = [];

  connection.onExecuteCommand(({ command, arguments: given = [] }, stop) => {
    const client = clientOf();
    switch (command) {
      case CONVERT_FILE:
        return convertFile(connection, answers, client, given);
      case CONVERT_FOLDER:
        return convertWholeFolder(connection, folder, client, given, stop);
      case FIX_RULE:
        return fixRule(connection, answers, client, given);
      case SWITCH_OFF_RULE:
        return switchOffRule(connection, documents, folder, client, host, given);
      case CHECK_FOLDER:
        return checkFolder(given, stop);
      default:
        return null;
    }
  });

  async function checkFolder(
    [uri]: readonly unknown[],
    stop: CancellationToken,
  ): Promise<CheckedFolder> {
    for (const one of told) await connection.sendDiagnostics({ uri: one, diagnostics: [] });
    told = [];
    const { language } = clientOf();
    let [files, problems] = [0, 0];
    for await (const found of folder.in(typeof uri === 'string' ? uri : undefined, stop)) {
      const { text, version } = found;
      const diagnostics = toDiagnostics(found, language, host.ruleAddress);
      files += 1;
      problems += diagnostics.length;
      // An open one is told about whenever it changes.
      if (version !== undefined || diagnostics.length === 0) continue;
      if (!(await folder.isCurrent(found))) continue;
      await connection.sendDiagnostics({ uri: text.uri, diagnostics });
      told.push(text.uri);
    }
    return { files, problems };
  }
}
