// What an editor adds to a text: behind the caret, and between the letters.
import { AUTO_CLOSE } from '@fucina/language-server/requests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InlayHintRequest } from 'vscode-languageserver-protocol/node';
import { EditorClient, positionAt } from '../testing/editor-client.ts';

let editor: EditorClient;
beforeAll(async () => {
  editor = await EditorClient.start({
    initializationOptions: { inlayHints: true, language: 'it' },
  });
}, 60_000);
afterAll(async () => {
  expect(await editor.stop()).toBe(0);
});

function closingOf(uri: string, version: number, character: number, closesColors?: boolean) {
  const position = { line: 0, character };
  const textDocument = { uri, version };
  return editor.connection.sendRequest(AUTO_CLOSE, { textDocument, position, closesColors });
}

test('a tag is closed for the version that was asked about, or not at all', async () => {
  const uri = await editor.open('a.mm', '😀<b> <red>');
  expect(await closingOf(uri, 1, 5)).toBe('</b>');
  expect(await closingOf(uri, 1, 11)).toBeNull();
  expect(await closingOf(uri, 1, 11, true)).toBe('</red>');
  expect(await closingOf(uri, 2, 5)).toBeNull();
  await editor.change(uri, 2, [{ text: '😀<b></b>' }]);
  expect(await closingOf(uri, 1, 5)).toBeNull();
  expect(await closingOf(uri, 2, 5)).toBeNull();
});

test('hints are offered where the editor asks for them', async () => {
  const text = "motd: '&cHi<br>i'\naction-bar: <red>Hi";
  const uri = await editor.open('plugins/TAB/config.yml', text);
  const range = { start: positionAt(text, 0), end: positionAt(text, text.length) };
  const params = { textDocument: { uri }, range };
  const hints = (await editor.connection.sendRequest(InlayHintRequest.type, params)) ?? [];
  expect(hints.map(({ label, position }) => [label, position])).toEqual([
    ['red', positionAt(text, text.indexOf('Hi'))],
    ['8 px, 2 righe', positionAt(text, text.indexOf("'\n"))],
    ['8 px', positionAt(text, text.length)],
  ]);
  expect(editor.initialized.capabilities.inlayHintProvider).toBe(true);
});
