import {
  type Connection,
  type DiagnosticOptions,
  type DocumentDiagnosticReport,
  DocumentDiagnosticReportKind,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import type { FolderDocuments } from './folder-documents.ts';
import type { ServerHost } from './host.ts';
import type { OpenDocuments } from './open-documents.ts';
import { type LookedAt, toDiagnostics } from './protocol.ts';

/** Of whole folders only where there is a disk. */
export function diagnosticsProvider({ filesIn }: ServerHost): DiagnosticOptions {
  return {
    identifier: 'fucina',
    interFileDependencies: false,
    workspaceDiagnostics: filesIn !== undefined,
  };
}

/** Tells what is wrong when the editor asks, for editors that want it so; it is told only once. */
export function servePulledDiagnostics(
  { languages: { diagnostics } }: Connection,
  answers: CurrentAnswers,
  documents: OpenDocuments,
  folder: FolderDocuments,
  host: ServerHost,
  clientOf: () => Client,
): void {
  const { Full, Unchanged } = DocumentDiagnosticReportKind;
  const itemsOf = (found: LookedAt) => toDiagnostics(found, clientOf().language, host.ruleAddress);

  diagnostics.on((params) =>
    answers.about<DocumentDiagnosticReport>(params, { kind: Full, items: [] }, (current) => {
      const resultId = `${documents.reading} ${current.text.version}`;
      return resultId === params.previousResultId
        ? { kind: Unchanged, resultId }
        : { kind: Full, resultId, items: itemsOf(current) };
    }),
  );
  diagnostics.onWorkspace(async (_, stop) => {
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    for await (const found of folder.in(undefined, stop)) {
      const { uri } = found.text;
      items.push({ kind: Full, uri, version: found.version ?? null, items: itemsOf(found) });
    }
    return { items };
  });
}
