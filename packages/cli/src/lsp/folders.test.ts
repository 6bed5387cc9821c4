// What `fucina lsp` does with a whole folder, most of which is not open.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CheckedFolder, ConvertedFolder } from '@fucina/language-server/requests';
import { expect, onTestFinished, test } from 'vitest';
import {
  ApplyWorkspaceEditRequest,
  ExecuteCommandRequest,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { EditorClient, withChanges } from '../testing/editor-client.ts';

const TAB = 'plugins/TAB/config.yml';
const GROUPS = 'plugins/TAB/groups.yml';
const UNKNOWN = 'plugins/Shop/messages.yml';

/** An editor in a folder with files; `asks` is whether it shows edits before they are made. */
async function openFolder(
  files: Readonly<Record<string, string>>,
  asks = true,
  whileApplied: (folder: string) => void = () => undefined,
) {
  const folder = mkdtempSync(join(tmpdir(), 'fucina-lsp-'));
  for (const [name, content] of Object.entries({ 'server.properties': '', ...files })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const workspaceEdit = {
    documentChanges: true,
    ...(asks && { changeAnnotationSupport: { groupsOnLabel: true } }),
  };
  const editor = await EditorClient.start({
    rootUri: pathToFileURL(folder).href,
    capabilities: { workspace: { workspaceEdit } },
  });
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    expect(await editor.stop()).toBe(0);
  });
  const applied: WorkspaceEdit[] = [];
  editor.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
    applied.push(edit);
    whileApplied(folder);
    return { applied: true };
  });
  const uriOf = (name: string) => pathToFileURL(join(folder, name)).href;
  const order = <Answer>(command: string, ...given: readonly string[]): Promise<Answer> =>
    editor.connection.sendRequest(ExecuteCommandRequest.type, { command, arguments: [...given] });
  return { folder, editor, applied, uriOf, order };
}

const changesOf = (edit: WorkspaceEdit | undefined) =>
  ((edit?.documentChanges ?? []) as TextDocumentEdit[]).toSorted((one, other) =>
    one.textDocument.uri.localeCompare(other.textDocument.uri),
  );

test('all files of known plugins become MiniMessage, open ones as the editor has them', async () => {
  const files = {
    [TAB]: "a: '&cA'\nb: '&cR&D'",
    [GROUPS]: "a: '&cOld'",
    [UNKNOWN]: "a: '&cA'",
    'plugins/TAB/latin.yml': 'a: "&c\u00e9"',
    'plugins/TAB/ignored.yml': "a: '&cA'",
    '.fucinaignore': 'plugins/TAB/ignored.yml',
    'Shop.java': 'mm.deserialize("<rde>&cA")',
  };
  const { folder, editor, applied, uriOf, order } = await openFolder(files);
  writeFileSync(join(folder, 'plugins/TAB/latin.yml'), 'a: "&c\u00e9"', 'latin1');
  await editor.open(uriOf(GROUPS), "# new\na: '&cNew'");
  const found = await order<ConvertedFolder>('fucina.convertFolder');
  expect(found).toEqual({
    ...{ files: 2, same: 2, doubtful: 1, undecided: 0, asked: 1, outdated: 0 },
    isApplied: true,
  });
  expect(applied).toHaveLength(1);
  const [tab, groups, ...others] = changesOf(applied[0]);
  expect(others).toEqual([]);
  expect(tab?.textDocument).toEqual({ uri: uriOf(TAB), version: null });
  expect(withChanges(files[TAB], tab?.edits as TextEdit[])).toBe(
    "a: '<red>A'\nb: '<red>R<light_purple>'",
  );
  expect(groups?.textDocument).toEqual({ uri: uriOf(GROUPS), version: 1 });
  expect(withChanges("# new\na: '&cNew'", groups?.edits as TextEdit[])).toBe(
    "# new\na: '<red>New'",
  );
  const annotations = Object.entries(applied[0]?.changeAnnotations ?? {});
  expect(annotations.map(([id, { needsConfirmation }]) => [id, needsConfirmation])).toEqual([
    ['same', undefined],
    ['code-in-word', true],
  ]);
  // The editor writes, not the server.
  expect(readFileSync(join(folder, TAB), 'utf8')).toBe(files[TAB]);
});

test('only what looks the same is changed, if the editor cannot ask before', async () => {
  const { applied, uriOf, order } = await openFolder(
    { [TAB]: "a: '&cA'\nb: '&cR&D'", 'plugins/CMI/a.yml': "a: '&cA'" },
    false,
  );
  const found = await order<ConvertedFolder>('fucina.convertFolder', uriOf('plugins/TAB'));
  expect(found).toMatchObject({ files: 1, same: 1, doubtful: 0, undecided: 1, isApplied: true });
  const [change] = changesOf(applied[0]);
  expect(withChanges("a: '&cA'\nb: '&cR&D'", change?.edits as TextEdit[])).toBe(
    "a: '<red>A'\nb: '&cR&D'",
  );
});

test('a file that is changed or goes while others are converted stays as it is', async () => {
  const names = Array.from({ length: 503 }, (_, index) => `${index}/${TAB}`);
  const files = Object.fromEntries(names.map((name) => [name, "a: '&cA'"]));
  const { applied, order } = await openFolder(files, true, (inside) => {
    if (applied.length > 1) return;
    // Those that were not among the first.
    const first = new Set(changesOf(applied[0]).map(({ textDocument: { uri } }) => uri));
    const rest = names.filter((name) => !first.has(pathToFileURL(join(inside, name)).href));
    const [changed = '', gone = ''] = rest;
    writeFileSync(join(inside, changed), "# new\na: '&cA'");
    rmSync(join(inside, gone));
  });
  const found = await order<ConvertedFolder>('fucina.convertFolder');
  expect(found).toMatchObject({ files: 503, outdated: 2, isApplied: true });
  expect(applied.map((edit) => changesOf(edit).length)).toEqual([500, 1]);
  expect(
    readFileSync(fileURLToPath(changesOf(applied[1])[0]?.textDocument.uri ?? ''), 'utf8'),
  ).toBe("a: '&cA'");
});

test('a folder without texts, and one that is not there, stay as they are', async () => {
  const { applied, uriOf, order } = await openFolder({ 'package.json': '{}' });
  for (const uri of [uriOf('.'), uriOf('nothing-there'), 'untitled:a', 'no address']) {
    const found = await order<ConvertedFolder>('fucina.convertFolder', uri);
    expect(found).toMatchObject({ files: 0, isApplied: false });
  }
  expect(applied).toEqual([]);
});

// server.properties holds a text, too.
test('the mistakes of a folder are told, also in files that are not open', async () => {
  const { folder, editor, uriOf, order } = await openFolder({
    [TAB]: "a: '<rde>x'\nb: <bld>y",
    [GROUPS]: 'a: <red>x',
    'Shop.java': 'a = mm.deserialize("<rde>x");',
    'notes.txt': '<rde>x',
  });
  const count = async () => order<CheckedFolder>('fucina.checkFolder');
  expect(await count()).toEqual({ files: 4, problems: 3 });
  const found = await editor.diagnosticsOfClosed(uriOf(TAB));
  expect(found.map(({ range }) => range.start.line)).toEqual([0, 1]);
  expect(await editor.diagnosticsOfClosed(uriOf('Shop.java'))).toHaveLength(1);
  writeFileSync(join(folder, TAB), 'a: <red>x');
  expect(await count()).toEqual({ files: 4, problems: 1 });
  expect(await editor.diagnosticsOfClosed(uriOf(TAB))).toEqual([]);
});
