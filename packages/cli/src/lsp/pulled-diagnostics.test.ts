// An editor that asks what is wrong, and does not want to be told.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  DiagnosticRefreshRequest,
  DidChangeWatchedFilesNotification,
  DocumentDiagnosticRequest,
  PublishDiagnosticsNotification,
  WorkspaceDiagnosticRequest,
} from 'vscode-languageserver-protocol/node';
import { EditorClient } from '../testing/editor-client.ts';

let editor: EditorClient;
const folder = mkdtempSync(join(tmpdir(), 'fucina-lsp-'));
mkdirSync(join(folder, 'plugins', 'TAB'), { recursive: true });
writeFileSync(join(folder, 'plugins', 'TAB', 'groups.yml'), 'a: <rde>x');
const told: string[] = [];

beforeAll(async () => {
  editor = await EditorClient.start({
    folder,
    rootUri: pathToFileURL(folder).href,
    initializationOptions: { diagnostics: 'pull' },
    capabilities: { workspace: { diagnostics: { refreshSupport: true } } },
  });
  editor.connection.onNotification(PublishDiagnosticsNotification.type, ({ uri }) => {
    told.push(uri);
  });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  expect(told).toEqual([]);
  expect(await editor.stop()).toBe(0);
});

function ask(uri: string, previousResultId?: string) {
  const params = { textDocument: { uri }, ...(previousResultId && { previousResultId }) };
  return editor.connection.sendRequest(DocumentDiagnosticRequest.type, params);
}

test('a document is looked at when it is asked about, and only once', async () => {
  expect(editor.initialized.capabilities.diagnosticProvider).toEqual({
    identifier: 'fucina',
    interFileDependencies: false,
    workspaceDiagnostics: true,
  });
  const uri = await editor.open('plugins/TAB/config.yml', 'a: <rde>x');
  const first = await ask(uri);
  expect(first).toMatchObject({ kind: 'full', items: [{ code: 'text/unknown-tag' }] });
  expect(await ask(uri, first.resultId)).toEqual({ kind: 'unchanged', resultId: first.resultId });
  await editor.change(uri, 2, [{ text: 'a: <red>x' }]);
  expect(await ask(uri, first.resultId)).toMatchObject({ kind: 'full', items: [] });
});

test('what was told is old when settings change', async () => {
  const refreshed = new Promise<void>((resolve) => {
    editor.connection.onRequest(DiagnosticRefreshRequest.type, () => resolve());
  });
  const uri = await editor.open('plugins/TAB/config.yml', 'a: <rde>x');
  const { resultId } = await ask(uri);
  const changes = [
    { uri: pathToFileURL(join(folder, 'fucina.config.json')).href, type: 2 as const },
  ];
  await editor.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
  await refreshed;
  expect(await ask(uri, resultId)).toMatchObject({ kind: 'full' });
});

test('a folder is asked about as a whole', async () => {
  const { items } = await editor.connection.sendRequest(WorkspaceDiagnosticRequest.type, {
    previousResultIds: [],
  });
  expect(items).toMatchObject([
    {
      uri: pathToFileURL(join(folder, 'plugins', 'TAB', 'groups.yml')).href,
      version: null,
      items: [{ code: 'text/unknown-tag' }],
    },
  ]);
});
