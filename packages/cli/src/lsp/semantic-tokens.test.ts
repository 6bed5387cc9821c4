// What an editor colors by itself, without real colors.
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type SemanticTokens,
  SemanticTokensRangeRequest,
  SemanticTokensRequest,
} from 'vscode-languageserver-protocol/node';
import { EditorClient } from '../testing/editor-client.ts';

const TAB = 'plugins/TAB/config.yml';

let editor: EditorClient;
/** One in which nothing else colors strings. */
let alone: EditorClient;
beforeAll(async () => {
  editor = await EditorClient.start();
  alone = await EditorClient.start({ initializationOptions: { semanticTokens: 'all' } });
}, 60_000);
afterAll(async () => {
  expect([await editor.stop(), await alone.stop()]).toEqual([0, 0]);
});

/** Each with its line. */
function read(text: string, answer: SemanticTokens | null, client: EditorClient): string[] {
  const { legend } = client.initialized.capabilities.semanticTokensProvider ?? {};
  const lines = text.split(/\r\n|\n/);
  const { data = [] } = answer ?? {};
  const found: string[] = [];
  let [line, from] = [0, 0];
  for (let at = 0; at < data.length; at += 5) {
    const [down = 0, right = 0, length = 0, type = 0, modifiers = 0] = data.slice(at, at + 5);
    from = down === 0 ? from + right : right;
    line += down;
    const names = legend?.tokenModifiers.filter((_, bit) => (modifiers >> bit) & 1) ?? [];
    const written = lines[line]?.slice(from, from + length);
    found.push([line, written, legend?.tokenTypes[type], ...names].join(' '));
  }
  return found;
}

async function tokensOf(client: EditorClient, name: string, text: string): Promise<string[]> {
  const textDocument = { uri: await client.open(name, text) };
  const answer = await client.connection.sendRequest(SemanticTokensRequest.type, { textDocument });
  return read(text, answer, client);
}

test('documents of nothing but texts have them', async () => {
  expect(await tokensOf(editor, 'a.mm', "😀<c:#12abef>x\r\n<click:run_command:'/a'>")).toEqual([
    '0 < operator',
    '0 c type defaultLibrary',
    '0 : operator',
    '0 #12abef number',
    '0 > operator',
    '1 < operator',
    '1 click type defaultLibrary',
    '1 : operator',
    '1 run_command parameter',
    '1 : operator',
    "1 '/a' string",
    '1 > operator',
  ]);
  expect(await tokensOf(editor, TAB, 'a: <red>x')).toEqual([]);
});

test('all have them where somebody wants it', async () => {
  expect(alone.initialized.capabilities.semanticTokensProvider).toMatchObject({
    documentSelector: null,
  });
  expect(await tokensOf(alone, TAB, "a: 'it''s <click>%a%'")).toEqual([
    '0 < operator deprecated',
    '0 click type deprecated defaultLibrary',
    '0 > operator deprecated',
    '0 %a% macro',
  ]);
  expect(await tokensOf(alone, 'package.json', '{ "a": "<red>" }')).toEqual([]);
});

test('one of several lines is told line by line', async () => {
  const text = "a: >-\n  x <click:run_command:'/one\n  two'>";
  const found = await tokensOf(alone, TAB, text);
  expect(found.slice(-3)).toEqual(["1 '/one string", "2   two' string", '2 > operator']);
});

test('a range has those of its texts', async () => {
  const text = '<red>x\n<b>y\n<i>z';
  const textDocument = { uri: await editor.open('a.mm', text) };
  const range = { start: { line: 1, character: 0 }, end: { line: 1, character: 4 } };
  const params = { textDocument, range };
  const answer = await editor.connection.sendRequest(SemanticTokensRangeRequest.type, params);
  expect(read(text, answer, editor)).toEqual([
    '1 < operator',
    '1 b type defaultLibrary',
    '1 > operator',
  ]);
});
