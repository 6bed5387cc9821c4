// The arguments of tags, as an editor asks for them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocumentLinkRequest, SignatureHelpRequest } from 'vscode-languageserver-protocol/node';
import { EditorClient, positionAt, sourceOf } from '../testing/editor-client.ts';

let editor: EditorClient;
beforeAll(async () => {
  editor = await EditorClient.start({ locale: 'it' });
}, 60_000);
afterAll(async () => {
  expect(await editor.stop()).toBe(0);
});

test('the argument that somebody writes is marked among all', async () => {
  const text = "a: '<gradient:red:'";
  const uri = await editor.open('plugins/TAB/config.yml', text);
  const textDocument = { uri };
  const position = positionAt(text, text.length - 1);
  const ask = () =>
    editor.connection.sendRequest(SignatureHelpRequest.type, { textDocument, position });
  expect(await ask()).toEqual({
    signatures: [
      {
        label: '<gradient:color…:phase>',
        documentation: expect.stringContaining('Colori'),
        parameters: [{ label: [10, 16] }, { label: [17, 22] }],
      },
    ],
    activeSignature: 0,
    activeParameter: 0,
  });
  await editor.change(uri, 2, [{ text: 'a: x' }]);
  expect(await ask()).toBeNull();
});

test('addresses are links', async () => {
  const text = "a: '<click:open_url:https://a.b>😀<click:open_url:''https://c.d''>'";
  const textDocument = { uri: await editor.open('plugins/TAB/config.yml', text) };
  const found = await editor.connection.sendRequest(DocumentLinkRequest.type, { textDocument });
  expect(found?.map(({ range, target }) => [sourceOf(text, range), target])).toEqual([
    ['https://a.b', 'https://a.b'],
    ['https://c.d', 'https://c.d'],
  ]);
});
