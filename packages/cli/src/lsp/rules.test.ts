// What `fucina lsp` offers to do about all that one rule finds.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import {
  ApplyWorkspaceEditRequest,
  type CodeAction,
  CodeActionRequest,
  DidSaveTextDocumentNotification,
  ExecuteCommandRequest,
  type InitializeParams,
  ShowMessageNotification,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { EditorClient, withChanges } from '../testing/editor-client.ts';
import { TestFolder } from '../testing/folder.ts';

const TAB = 'plugins/TAB/config.yml';
const SETTINGS = 'fucina.config.json';
const TEXT = "a: '<rde>x'\nb: '<gren>x <bld>y'\nc: <gradient:rde:red>z";
const ALL = 'Correct all 3 of text/unknown-tag in this file';
const OFF = 'Switch off the rule text/unknown-tag';

async function open(files: Readonly<Record<string, string>>, params: Partial<InitializeParams>) {
  const folder = new TestFolder(files);
  const editor = await EditorClient.start({ rootUri: pathToFileURL(folder.path).href, ...params });
  onTestFinished(async () => {
    folder.remove();
    expect(await editor.stop()).toBe(0);
  });
  const applied: WorkspaceEdit[] = [];
  editor.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
    applied.push(edit);
    return { applied: true };
  });
  const told: string[] = [];
  editor.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    told.push(message);
  });
  const uriOf = (name: string) => pathToFileURL(folder.at(name)).href;
  const textDocument = { uri: await editor.open(uriOf(TAB), TEXT) };
  const start = { line: 0, character: 6 };
  const asked = { textDocument, range: { start, end: start }, context: { diagnostics: [] } };
  const offered = (await editor.connection.sendRequest(CodeActionRequest.type, asked)) ?? [];
  const actions = offered as readonly CodeAction[];
  const choose = (title: string): Promise<unknown> => {
    const { command } = actions.find((action) => action.title === title) ?? {};
    if (command === undefined) throw new Error(`${title} is not offered`);
    return editor.connection.sendRequest(ExecuteCommandRequest.type, command);
  };
  const titles = actions.map(({ title }) => title);
  return { editor, uriOf, applied, told, titles, choose };
}

const edits = (documentChanges: readonly string[] = []) => ({
  capabilities: {
    workspace: {
      workspaceEdit: { documentChanges: true, resourceOperations: [...documentChanges] as never },
    },
  },
});

test('all that a rule finds is corrected, and nothing else', async () => {
  const { applied, choose, titles } = await open({}, edits());
  expect(titles).toEqual(['Replace with <red>', ALL, OFF]);
  expect(await choose(ALL)).toBe(true);
  const [change] = (applied[0]?.documentChanges ?? []) as TextDocumentEdit[];
  expect(change?.textDocument.version).toBe(1);
  expect(withChanges(TEXT, change?.edits as TextEdit[])).toBe(
    "a: '<red>x'\nb: '<green>x <bold>y'\nc: <gradient:rde:red>z",
  );
});

test('nothing is corrected in a document that was changed meanwhile', async () => {
  const { editor, uriOf, applied, choose } = await open({}, edits());
  await editor.change(uriOf(TAB), 2, [{ text: `# new\n${TEXT}` }]);
  expect(await choose(ALL)).toBe(false);
  expect(applied).toEqual([]);
});

test('a rule is switched off in settings, which keep what else they hold', async () => {
  const settings = '{\n  // mine\n  "style": "open"\n}\n';
  const { uriOf, applied, choose } = await open({ [SETTINGS]: settings }, edits());
  expect(await choose(OFF)).toBe(true);
  const [change] = (applied[0]?.documentChanges ?? []) as TextDocumentEdit[];
  expect(change?.textDocument).toEqual({ uri: uriOf(SETTINGS), version: null });
  expect(withChanges(settings, change?.edits as TextEdit[])).toBe(
    '{\n  // mine\n  "style": "open",\n  "rules": {\n    "text/unknown-tag": "off"\n  }\n}\n',
  );
});

test('settings that are open are changed as the editor has them, and count when they are saved', async () => {
  const { editor, uriOf, applied, choose } = await open({ [SETTINGS]: '{}' }, edits());
  expect(await editor.diagnosticsOf(uriOf(TAB))).toHaveLength(4);
  const uri = await editor.open(uriOf(SETTINGS), '{ "rules": {} }');
  expect(await choose(OFF)).toBe(true);
  const [change] = (applied[0]?.documentChanges ?? []) as TextDocumentEdit[];
  expect(change?.textDocument).toEqual({ uri, version: 1 });
  const written = withChanges('{ "rules": {} }', change?.edits as TextEdit[]);
  expect(JSON.parse(written)).toEqual({ rules: { 'text/unknown-tag': 'off' } });
  writeFileSync(new URL(uri), written);
  const textDocument = { uri };
  await editor.connection.sendNotification(DidSaveTextDocumentNotification.type, { textDocument });
  await editor.change(uriOf(TAB), 2, [{ text: TEXT }]);
  expect(await editor.diagnosticsOf(uriOf(TAB), 2)).toHaveLength(1);
});

test('where there are no settings, they are made in the folder of the editor', async () => {
  const { uriOf, applied, choose } = await open({}, edits(['create']));
  expect(await choose(OFF)).toBe(true);
  const [made, change] = applied[0]?.documentChanges ?? [];
  expect(made).toMatchObject({ kind: 'create', uri: uriOf(SETTINGS) });
  const written = withChanges('', (change as TextDocumentEdit).edits as TextEdit[]);
  expect(JSON.parse(written)).toEqual({ rules: { 'text/unknown-tag': 'off' } });
});

test.each([
  ['en', {}, /is not switched off: there is no .*fucina\.config\.json/],
  ['en', { [SETTINGS]: '{ "rules": [' }, /is not switched off: .* has a mistake/],
  ['it', { [SETTINGS]: '{ "rules": [' }, /resta attiva: .* contiene un errore/],
])('what prevents it is said (%s)', async (locale, files, sentence) => {
  const { applied, told, titles, choose } = await open(files, { ...edits(), locale });
  expect(await choose(titles.at(-1) ?? '')).toBe(false);
  expect(told).toEqual([expect.stringMatching(sentence)]);
  expect(applied).toEqual([]);
});
