// The lines that an editor shows above texts.
import { expect, onTestFinished, test } from 'vitest';
import { CodeLensRequest, CodeLensResolveRequest } from 'vscode-languageserver-protocol/node';
import { EditorClient } from '../testing/editor-client.ts';

const TAB = 'plugins/TAB/config.yml';
const TEXT = "permission: tab.admin\nmotd: '&cHi'\ntexts:\n  - '<red>Hello'\n  - '&cR&D'\n";

async function start(language: string, codeLens = true) {
  const editor = await EditorClient.start({ initializationOptions: { codeLens, language } });
  onTestFinished(async () => {
    expect(await editor.stop()).toBe(0);
  });
  return editor;
}

test.each([
  ['en', ['Preview · 8 px · converts', 'Preview', 'Preview · converts after a look']],
  [
    'it',
    ['Anteprima · 8 px · si converte', 'Anteprima', 'Anteprima · si converte, dopo uno sguardo'],
  ],
])('each text has one, which says what is known when it is seen (%s)', async (language, titles) => {
  const editor = await start(language);
  const uri = await editor.open(TAB, TEXT);
  const { connection } = editor;
  const lenses =
    (await connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } })) ?? [];
  expect(lenses.map(({ range }) => range.start.line)).toEqual([1, 3, 4]);
  const seen = await Promise.all(
    lenses.map((lens) => connection.sendRequest(CodeLensResolveRequest.type, lens)),
  );
  expect(seen.map(({ command }) => command?.title)).toEqual(titles);
  expect(seen[0]?.command).toMatchObject({
    command: 'fucina.previewAt',
    arguments: [uri, lenses[0]?.range.start],
  });
});

test('nothing is said of a text that was changed since', async () => {
  const editor = await start('en');
  const uri = await editor.open('a.mm', '<red>Hi');
  const asked = editor.connection.sendRequest(CodeLensRequest.type, { textDocument: { uri } });
  const [lens] = (await asked) ?? [];
  if (lens === undefined) throw new Error('there is none');
  await editor.change(uri, 2, [{ text: '<red>You' }]);
  expect(await editor.connection.sendRequest(CodeLensResolveRequest.type, lens)).toEqual(lens);
});

test('there are none where nobody asks for them', async () => {
  const editor = await start('en', false);
  expect(editor.initialized.capabilities.codeLensProvider).toBeUndefined();
});
