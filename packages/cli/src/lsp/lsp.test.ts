// `fucina lsp` as an editor uses it: a process of its own, and the protocol's client.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fc, test as property } from '@fast-check/vitest';
import {
  ABOUT_DOCUMENT,
  STYLED_SPANS,
  type StyledSpans,
  TEXT_IN_PLACES,
  type TextInPlaces,
} from '@fucina/language-server/requests';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  ApplyWorkspaceEditRequest,
  CodeActionRequest,
  CodeActionTriggerKind,
  ColorPresentationRequest,
  CompletionRequest,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DocumentColorRequest,
  DocumentHighlightRequest,
  ExecuteCommandRequest,
  HoverRequest,
  LinkedEditingRangeRequest,
  PrepareRenameRequest,
  type Range,
  RenameRequest,
  SelectionRangeRequest,
  type TextDocumentEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver-protocol/node';
import { EditorClient, positionAt, sourceOf, withChanges } from '../testing/editor-client.ts';

let editor: EditorClient;
/** With a server in it. */
const folder = mkdtempSync(join(tmpdir(), 'fucina-lsp-'));
writeFileSync(join(folder, 'server.properties'), '');
beforeAll(async () => {
  editor = await EditorClient.start({ folder });
}, 60_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  expect(await editor.stop()).toBe(0);
});

/** `‹` and `›` mark ranges of a text. */
function readMarks(marked: string): { text: string; ranges: Range[] } {
  const text = marked.replace(/[‹›]/g, '');
  const offsets = [...marked.matchAll(/[‹›]/g)].map(({ index }, before) => index - before);
  const ranges: Range[] = [];
  for (let at = 0; at + 1 < offsets.length; at += 2) {
    const [from = 0, to = 0] = [offsets[at], offsets[at + 1]];
    ranges.push({ start: positionAt(text, from), end: positionAt(text, to) });
  }
  return { text, ranges };
}

async function openMarked(name: string, marked: string) {
  const { text, ranges } = readMarks(marked);
  const uri = await editor.open(name, text);
  const [range = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }] = ranges;
  return { text, ranges, range, uri, textDocument: { uri }, position: range.start };
}

/** What a text becomes by an edit for its version. */
function changed(text: string, edit: WorkspaceEdit | null | undefined): string | undefined {
  const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
  if (change === undefined) return undefined;
  expect(change.textDocument.version).toBe(1);
  return withChanges(text, change.edits as { range: Range; newText: string }[]);
}

const TAB = 'plugins/TAB/config.yml';
const CODES = 'messages.yml';

test('it says what it can do, and nothing more', () => {
  expect(editor.initialized.serverInfo?.name).toBe('fucina');
  expect(editor.initialized.capabilities).toEqual({
    positionEncoding: 'utf-16',
    textDocumentSync: { openClose: true, change: 2, save: true },
    codeActionProvider: {
      codeActionKinds: ['quickfix', 'refactor.rewrite.fucina', 'source.fixAll.fucina'],
    },
    completionProvider: { triggerCharacters: ['<', '/', ':', '#', '&', '§', '%'] },
    documentLinkProvider: {},
    hoverProvider: true,
    signatureHelpProvider: { triggerCharacters: [':'] },
    colorProvider: true,
    documentHighlightProvider: true,
    linkedEditingRangeProvider: true,
    renameProvider: { prepareProvider: true },
    selectionRangeProvider: true,
    executeCommandProvider: {
      commands: [
        ...['fucina.convertFile', 'fucina.fixRule'],
        ...['fucina.convertFolder', 'fucina.checkFolder', 'fucina.switchOffRule'],
      ],
    },
    semanticTokensProvider: {
      documentSelector: [{ language: 'minimessage' }],
      legend: {
        tokenTypes: ['operator', 'type', 'parameter', 'string', 'number', 'macro'],
        tokenModifiers: ['deprecated', 'defaultLibrary'],
      },
      full: true,
      range: true,
    },
  });
});

describe('mistakes are underlined', () => {
  test.each([
    ['a.mm', '‹<rde>›x', 2, 'text/unknown-tag'],
    ['a.minimessage', 'x\r\n😀 ‹<gradient:rde>›', 2, 'text/bad-color'],
    [TAB, "a: 'it''s ‹<rde>›x'", 2, 'text/unknown-tag'],
    [TAB, 'a: "\\u00e9‹<rde>›x"', 2, 'text/unknown-tag'],
    [TAB, 'a: >-\n  one\n  two ‹<rde>›x', 2, 'text/unknown-tag'],
    ['plugins/TAB/a.json', '{ "a": "é\\n‹<rde>›x" }', 2, 'text/unknown-tag'],
    ['plugins/TAB/a.toml', 'a = "‹<rde>›x"', 2, 'text/unknown-tag'],
    ['plugins/TAB/a.properties', 'a=‹<rde>›x', 2, 'text/unknown-tag'],
    ['Shop.java', 'mm.deserialize("\\u00e9" + a\r\n + "‹<rde>›x");', 2, 'text/unknown-tag'],
    ['Shop.kt', 'val a = "<red>$b ‹<gren>›x"', 2, 'text/unknown-tag'],
    ['shop.rs', 'let a = r#"<red>‹<gren>›x"#;', 2, 'text/unknown-tag'],
  ])('%s: %s', async (name, marked, severity, code) => {
    const { uri, range } = await openMarked(name, marked);
    const [found] = await editor.diagnosticsOf(uri);
    expect(found).toMatchObject({ range, severity, code, source: 'fucina' });
    expect(found?.message).toMatch(/^[A-Z<].*[.!]$/s);
  });

  test.each([
    ['a.mm', '<red>x'],
    ['package.json', '{ "a": "<rde>x" }'],
    ['plugin.yml', 'a: <rde>x'],
    ['Shop.java', 'String a = "List<rde>";'],
    ['Shop.java', 'String a = "<red>Hello <player>" + b;'],
    ['git:/a.mm', '<rde>x'],
    [TAB, ''],
  ])('there are none in %s: %s', async (name, text) => {
    const uri = await editor.open(name, text);
    expect(await editor.diagnosticsOf(uri)).toEqual([]);
  });

  test('each leads to its rule in the manual', async () => {
    const uri = await editor.open('a.mm', '<rde>x');
    const [found] = await editor.diagnosticsOf(uri);
    expect(found?.codeDescription?.href).toMatch(
      /\/docs\/manual\/en\/reference\/rules\.md#textunknown-tag$/,
    );
  });

  test('comments switch rules off', async () => {
    const uri = await editor.open(TAB, "# fucina-ignore-next-line\na: '<rde>x'\nb: '<rde>x'");
    const lines = (await editor.diagnosticsOf(uri)).map(({ range }) => range.start.line);
    expect(lines).toEqual([2]);
  });

  test('at most a thousand', async () => {
    const uri = await editor.open('a.mm', '<rde>x\n'.repeat(1200));
    expect(await editor.diagnosticsOf(uri)).toHaveLength(1000);
  });

  test('they go with the document', async () => {
    const uri = await editor.open('a.mm', '<rde>x');
    expect(await editor.diagnosticsOf(uri)).toHaveLength(1);
    await editor.connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri },
    });
    expect(await editor.diagnosticsOfClosed(uri)).toEqual([]);
  });
});

describe('a document changes with every key', () => {
  const at = (line: number, character: number) => ({ line, character });

  test('ranges are those of the text before each change', async () => {
    const uri = await editor.open('a.mm', '😀 <red>x\r\ny');
    await editor.change(uri, 2, [
      { range: { start: at(0, 4), end: at(0, 7) }, text: 'rde' },
      { range: { start: at(1, 0), end: at(1, 1) }, text: '<b>😀' },
      { range: { start: at(1, 5), end: at(1, 5) }, text: '<itlaic>' },
    ]);
    const text = '😀 <rde>x\r\n<b>😀<itlaic>';
    const found = await editor.diagnosticsOf(uri, 2);
    expect(found.map(({ range }) => sourceOf(text, range))).toEqual(['<rde>', '<itlaic>']);
  });

  test('a change may be the whole text', async () => {
    const uri = await editor.open('a.mm', '<rde>x');
    await editor.change(uri, 2, [{ text: '<red>x' }]);
    expect(await editor.diagnosticsOf(uri, 2)).toEqual([]);
  });

  test('an edit is for the version that it was made for, or there is none', async () => {
    const { text, uri, textDocument, range } = await openMarked('a.mm', '‹<rde>›x');
    const params = { textDocument, range, context: { diagnostics: [] } };
    const asked = editor.connection.sendRequest(CodeActionRequest.type, params);
    await editor.change(uri, 2, [{ text: 'nothing <rde>' }]);
    for (const action of (await asked) ?? []) {
      if ('edit' in action) expect(changed(text, action.edit)).toBe('<red>x');
    }
    expect(await editor.connection.sendRequest(CodeActionRequest.type, params)).toEqual([]);
  });

  const piece = fc.constantFrom(
    '<red>',
    '<rde>',
    '</b>',
    "'",
    '😀',
    '\r\n',
    '\n',
    'a: ',
    '&c',
    '\\',
    '"',
    '#',
    'x',
  );
  const words = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
  const change = fc.record({ from: fc.nat(40), length: fc.nat(6), inserted: words });

  property.prop([words, fc.array(change, { minLength: 1, maxLength: 5 })], { numRuns: 60 })(
    'after any changes the same is found as in a document that is opened then',
    async (first, changes) => {
      const uri = await editor.open(TAB, first);
      let [text, version] = [first, 1];
      for (const { from, length, inserted } of changes) {
        // An editor never splits what is one character, or one end of a line.
        const start = wholeAt(text, from);
        const end = wholeAt(text, start + length);
        const range = { start: positionAt(text, start), end: positionAt(text, end) };
        version += 1;
        await editor.change(uri, version, [{ range, text: inserted }]);
        text = text.slice(0, start) + inserted + text.slice(end);
      }
      const anew = await editor.diagnosticsOf(await editor.open(TAB, text));
      expect(await editor.diagnosticsOf(uri, version)).toEqual(anew);
    },
  );

  function wholeAt(text: string, offset: number): number {
    const at = Math.min(offset, text.length);
    return /^(?:\n|[\udc00-\udfff])/.test(text.slice(at)) && at > 0 ? wholeAt(text, at - 1) : at;
  }

  test('a file that is broken in between is no end', async () => {
    const uri = await editor.open(TAB, 'a: <rde>x');
    await editor.change(uri, 2, [{ text: 'a: "<rde>\n  - [{' }]);
    await editor.diagnosticsOf(uri, 2);
    await editor.change(uri, 3, [{ text: '\u0000\ud800' }]);
    await editor.diagnosticsOf(uri, 3);
    await editor.change(uri, 4, [{ text: 'a: <rde>x' }]);
    expect(await editor.diagnosticsOf(uri, 4)).toHaveLength(1);
  });
});

test('what nobody could have written by hand is left alone', async () => {
  const uri = await editor.open('a.mm', '<rde>x\n'.repeat(400_000));
  expect(await editor.diagnosticsOf(uri)).toEqual([]);
});

test('it ends when its editor is gone', async () => {
  const left = await EditorClient.start();
  expect(await left.leave()).toBe(1);
});

describe('mistakes are corrected', () => {
  test.each([
    ['a.mm', '‹<rde>›x', '<red>x'],
    ['a.mm', '<red>x</‹r›de>', '<red>x</red>'],
    [TAB, "a: 'it''s <‹›rde>x'\r\n", "a: 'it''s <red>x'\r\n"],
    ['plugins/TAB/a.json', '["<‹›rde>x"]', '["<red>x"]'],
    ['Shop.java', 'mm.deserialize("\\u00e9<‹›rde>")', 'mm.deserialize("\\u00e9<red>")'],
  ])('%s: %s becomes %s', async (name, marked, written) => {
    const { text, textDocument, range } = await openMarked(name, marked);
    const context = { diagnostics: [] };
    const params = { textDocument, range, context };
    const answer = (await editor.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
    const [action, ...others] = answer;
    expect(action).toMatchObject({ kind: 'quickfix', isPreferred: true });
    expect(others.map((other) => 'edit' in other)).not.toContain(true);
    expect(changed(text, action && 'edit' in action ? action.edit : undefined)).toBe(written);
  });

  test('all of them, those that show only then too', async () => {
    const { text, textDocument, range } = await openMarked(TAB, "a: '‹›<rde>x</rde>'\nb: <bld>y");
    const context = { diagnostics: [], only: ['source.fixAll'] };
    const params = { textDocument, range, context };
    const answer = (await editor.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
    expect(answer).toMatchObject([{ kind: 'source.fixAll.fucina' }]);
    const [action] = answer;
    const written = changed(text, action && 'edit' in action ? action.edit : undefined);
    expect(written).toBe("a: '<red>x</red>'\nb: <bold>y");
  });
});

describe('what can be written is offered', () => {
  test.each([
    ['a.mm', '<b><i>x</‹›', ['</i>', '</b>']],
    ['a.mm', '<hover:‹›', ['show_text', 'show_item', 'show_entity']],
    [CODES, "a: '&‹›'", undefined],
    [TAB, "b: '%player% x'\na: '%‹›'", ['%player%']],
    ['a.mm', '<b>x‹›', []],
    ['Shop.java', 'a < ‹›', []],
  ])('%s: in %s: %j', async (name, marked, labels) => {
    const { textDocument, position } = await openMarked(name, marked);
    const params = { textDocument, position };
    const answer = await editor.connection.sendRequest(CompletionRequest.type, params);
    const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
    if (labels === undefined) expect(items.map(({ label }) => label)).toContain('&c red');
    else expect(items.map(({ label }) => label)).toEqual(labels);
  });

  test('a chosen one replaces what was begun', async () => {
    const { text, textDocument, position } = await openMarked(TAB, "a: 'it''s <re‹› x'");
    const params = { textDocument, position };
    const answer = await editor.connection.sendRequest(CompletionRequest.type, params);
    const items = Array.isArray(answer) ? answer : (answer?.items ?? []);
    const red = items.find(({ label }) => label === '<red>');
    expect(red).toMatchObject({ kind: 16, detail: '#ff5555', filterText: '<red>' });
    const edit = red?.textEdit as { range: Range; newText: string };
    expect(withChanges(text, [edit])).toBe("a: 'it''s <red> x'");
  });
});

describe('what is known is shown', () => {
  test.each([
    ['a.mm', '<re‹›d>x', ['<red>', '16 colours']],
    ['a.mm', '<#12a‹›bef>x', ['Any colour']],
    [TAB, "a: '<red>it''s ‹›x'", ['What players see:', "it's x", 'Length: 6']],
  ])('%s: %s', async (name, marked, parts) => {
    const { textDocument, position } = await openMarked(name, marked);
    const params = { textDocument, position };
    const answer = await editor.connection.sendRequest(HoverRequest.type, params);
    const { kind, value } = (answer?.contents ?? {}) as { kind?: string; value?: string };
    expect(kind).toBe('plaintext');
    for (const part of parts) expect(value).toContain(part);
  });

  test('in Italian, and in Markdown that shows tags as they are', async () => {
    const { editor: italian, close } = await startOther({
      locale: 'it-IT',
      capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
    });
    const uri = await italian.open('a.mm', '<rde><red>x');
    const [found] = await italian.diagnosticsOf(uri);
    expect(found?.message).toContain('tag');
    const answer = await italian.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri },
      position: { line: 0, character: 7 },
    });
    expect(answer?.contents).toMatchObject({ kind: 'markdown' });
    const { value } = (answer?.contents ?? {}) as { value?: string };
    expect(value).toMatch(/^\\<red\\>\n\n.*colori/s);
    await close();
  });
});

async function startOther(options: Parameters<typeof EditorClient.start>[0]) {
  const other = await EditorClient.start(options);
  return { editor: other, close: () => other.stop() };
}

describe('colors', () => {
  test('are found where they are written', async () => {
    const { text, ranges, textDocument } = await openMarked(
      TAB,
      "a: '<‹red›>it''s</red> <c:‹#12ABEF›>x'\nb: \"\\u00e9 ‹&#00ff00›x\"",
    );
    const found = await editor.connection.sendRequest(DocumentColorRequest.type, { textDocument });
    expect(found.map(({ range }) => sourceOf(text, range))).toEqual(
      ranges.map((range) => sourceOf(text, range)),
    );
    expect(found[0]?.color).toEqual({ red: 1, green: 85 / 255, blue: 85 / 255, alpha: 1 });
  });

  test.each([
    ['a.mm', '<‹red›>x</red>', ['<#12abef>x</#12abef>']],
    [TAB, "a: '‹&#ABCDEF›x'", ["a: '&#12ABEFx'"]],
  ])('another one in %s: %s', async (name, marked, written) => {
    const { text, range, textDocument } = await openMarked(name, marked);
    const color = { red: 0x12 / 255, green: 0xab / 255, blue: 0xef / 255, alpha: 1 };
    const params = { textDocument, range, color };
    const found = await editor.connection.sendRequest(ColorPresentationRequest.type, params);
    const texts = found.map(({ textEdit, additionalTextEdits = [] }) =>
      withChanges(text, [
        ...(textEdit ? [textEdit as { range: Range; newText: string }] : []),
        ...additionalTextEdits,
      ]),
    );
    expect(texts).toEqual(written);
  });
});

describe('pairs of tags', () => {
  test('are highlighted, edited and renamed together', async () => {
    const { text, textDocument, position } = await openMarked(TAB, "a: 'it''s <b‹›>x</b>'");
    const params = { textDocument, position };
    const { connection } = editor;
    const marked = await connection.sendRequest(DocumentHighlightRequest.type, params);
    expect(marked?.map(({ range }) => sourceOf(text, range))).toEqual(['<b>', '</b>']);
    const linked = await connection.sendRequest(LinkedEditingRangeRequest.type, params);
    expect(linked?.ranges.map((range) => sourceOf(text, range))).toEqual(['b', 'b']);
    expect('x <bold>'.match(new RegExp(linked?.wordPattern ?? '', 'g'))).toEqual(['x', 'bold']);
    const prepared = await connection.sendRequest(PrepareRenameRequest.type, params);
    expect(prepared).toMatchObject({ placeholder: 'b' });
    const renamed = await connection.sendRequest(RenameRequest.type, { ...params, newName: 'i' });
    expect(changed(text, renamed)).toBe("a: 'it''s <i>x</i>'");
    const wrong = { ...params, newName: 'no name' };
    expect(await connection.sendRequest(RenameRequest.type, wrong)).toBeNull();
  });

  test('there are none beside tags', async () => {
    const { textDocument, position } = await openMarked('a.mm', '<b>x‹›y</b>');
    const params = { textDocument, position };
    expect(await editor.connection.sendRequest(LinkedEditingRangeRequest.type, params)).toBeNull();
    expect(await editor.connection.sendRequest(PrepareRenameRequest.type, params)).toBeNull();
  });
});

test('a selection grows from a word to the string', async () => {
  const { text, textDocument, position } = await openMarked(TAB, "a: '<b>o‹›ne two</b> x'");
  const params = { textDocument, positions: [position] };
  const [found] = (await editor.connection.sendRequest(SelectionRangeRequest.type, params)) ?? [];
  const grown: string[] = [];
  for (let next = found; next !== undefined; next = next.parent) {
    grown.push(sourceOf(text, next.range));
  }
  expect(grown).toEqual([
    'one',
    'one two',
    '<b>one two</b>',
    '<b>one two</b> x',
    "'<b>one two</b> x'",
  ]);
});

describe('the settings of a folder', () => {
  function folderWith(files: Readonly<Record<string, string>>): string {
    const path = mkdtempSync(join(tmpdir(), 'fucina-lsp-'));
    onTestFinished(() => rmSync(path, { recursive: true }));
    for (const [name, content] of Object.entries(files)) writeFileSync(join(path, name), content);
    return path;
  }

  const uriOf = (path: string, name: string) => pathToFileURL(join(path, name)).href;

  test('levels and tags count, and are read again when they change', async () => {
    const path = folderWith({
      'fucina.config.json':
        '{ "tags": { "**": ["shop", "shpo"] }, "rules": { "text/unknown-tag": "error" } }',
    });
    const uri = await editor.open(uriOf(path, 'messages.yml'), 'a: <shop>x <rde>y');
    const found = await editor.diagnosticsOf(uri);
    expect(found.map(({ severity }) => severity)).toEqual([1]);
    const program = await editor.open(uriOf(path, 'Shop.java'), 'mm.deserialize("<rde>x <shpo>")');
    expect(await editor.diagnosticsOf(program)).toHaveLength(1);
    writeFileSync(join(path, 'fucina.config.json'), '{ "rules": { "text/unknown-tag": "off" } }');
    const changes = [{ uri: uriOf(path, 'fucina.config.json'), type: 2 as const }];
    await editor.connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes });
    await editor.change(uri, 2, [{ text: 'a: <shop>x <rde>z' }]);
    expect(await editor.diagnosticsOf(uri, 2)).toEqual([]);
  });

  test.each([
    [{ 'plugin.yml': '' }, 1],
    [{ 'pom.xml': '<artifactId>paper-api</artifactId>' }, 1],
    [{ 'pom.xml': '<artifactId>junit</artifactId>' }, 0],
    [{}, 0],
  ])('programs and files of no known plugin are served beside %j: %i', async (files, count) => {
    const path = folderWith(files);
    const uri = await editor.open(uriOf(path, 'messages.yml'), 'a: "<rde>x <red>y"');
    expect(await editor.diagnosticsOf(uri)).toHaveLength(count);
    const program = await editor.open(uriOf(path, 'Shop.java'), 'mm.deserialize("<rde>x")');
    expect(await editor.diagnosticsOf(program)).toHaveLength(count);
  });

  test('a program that imports Adventure is served wherever it is', async () => {
    const text =
      'import net.kyori.adventure.text.minimessage.MiniMessage;\nmm.deserialize("<rde>x")';
    const uri = await editor.open(uriOf(folderWith({}), 'Shop.java'), text);
    expect(await editor.diagnosticsOf(uri)).toHaveLength(1);
  });

  test('settings that are wrong are as good as none', async () => {
    const path = folderWith({ 'fucina.config.json': '{' });
    const uri = await editor.open(uriOf(path, 'messages.yml'), 'a: "<rde>x <red>y"');
    expect(await editor.diagnosticsOf(uri)).toHaveLength(1);
  });

  test('notes are shown where the editor asks for them', async () => {
    const other = await EditorClient.start({ initializationOptions: { notes: true } });
    const found = await other.diagnosticsOf(await other.open('a.mm', '<red>x'));
    expect(found).toMatchObject([{ severity: 4, code: 'text/never-closed' }]);
    expect(await other.stop()).toBe(0);
  });
});

const PICTURE =
  /^!\[it's x\]\(data:image\/png;base64,([A-Za-z0-9+/=]+)\|width=(\d+),height=(\d+)\)\n\nLength: 6$/;

describe('texts as the game draws them', () => {
  test('their pieces have their colors', async () => {
    const { text, textDocument } = await openMarked(
      TAB,
      "a: '<red>it''s <b>x</b></red> y'\nb: '&#12abef&nz'",
    );
    const range = { start: positionAt(text, 0), end: positionAt(text, text.length) };
    const { version, spans } = await editor.connection.sendRequest<StyledSpans>(STYLED_SPANS, {
      textDocument,
      range,
    });
    expect(version).toBe(1);
    const found = spans.map(({ range: place, ...style }) => [sourceOf(text, place), style]);
    expect(found).toEqual([
      ["it''s ", { color: '#ff5555' }],
      ['x', { color: '#ff5555', bold: true }],
      ['z', { color: '#12abef', underlined: true }],
    ]);
  });

  test('a text is drawn in all places, first where players see it', async () => {
    const { text, textDocument, position, range } = await openMarked(
      'plugins/Shop/messages.yml',
      "kick-message: ‹'<red>Out'›",
    );
    const params = { textDocument, position };
    const found = await editor.connection.sendRequest<TextInPlaces>(TEXT_IN_PLACES, params);
    expect(sourceOf(text, found.range)).toBe('<red>Out');
    expect(range.start).not.toEqual(found.range.start);
    expect(found.plain).toBe('Out');
    expect(found.places).toHaveLength(15);
    expect(found.places[0]).toMatchObject({ place: 'disconnect', name: 'Kick screen' });
    for (const { address, width, height } of found.places) {
      expect(sizeOf(address.slice(address.indexOf(',') + 1))).toEqual([width, height]);
    }
  });

  test('a hover has a picture where the editor shows it', async () => {
    const other = await EditorClient.start({
      initializationOptions: { hoverPictures: true },
      capabilities: { textDocument: { hover: { contentFormat: ['markdown'] } } },
    });
    const uri = await other.open(TAB, "a: '<red>it''s x'");
    const textDocument = { uri };
    const position = { line: 0, character: 12 };
    const answer = await other.connection.sendRequest(HoverRequest.type, {
      textDocument,
      position,
    });
    const { value } = (answer?.contents ?? {}) as { value: string };
    const [, file = '', width, height] = PICTURE.exec(value) ?? [];
    expect(sizeOf(file)).toEqual([Number(width), Number(height)]);
    const long = await other.open('a.mm', `<red>${'many words '.repeat(400)}`);
    const plain = await other.connection.sendRequest(HoverRequest.type, {
      textDocument: { uri: long },
      position,
    });
    expect(JSON.stringify(plain)).toContain('many words');
    expect(JSON.stringify(plain)).not.toContain('data:');
    expect(await other.stop()).toBe(0);
  });

  /** Width and height of a PNG file. */
  function sizeOf(base64: string): number[] {
    const file = Buffer.from(base64, 'base64');
    return [file.readUInt32BE(16), file.readUInt32BE(20)];
  }

  test.each([
    [TAB, "a: <red>x\nb: '&cx'", { plugin: 'TAB', texts: 2 }],
    ['a.mm', '<red>x', { texts: 1 }],
    ['package.json', '{}', null],
  ])('what is known about %s is told', async (name, content, expected) => {
    const textDocument = { uri: await editor.open(name, content) };
    expect(await editor.connection.sendRequest(ABOUT_DOCUMENT, { textDocument })).toEqual(expected);
  });

  test('beside texts there is nothing', async () => {
    const { textDocument, position } = await openMarked(TAB, '# ‹›<red>a');
    const about = { textDocument, position };
    expect(await editor.connection.sendRequest(TEXT_IN_PLACES, about)).toBeNull();
    const uri = await editor.open('package.json', '{}');
    const whole = { textDocument: { uri }, range: { start: position, end: position } };
    expect(await editor.connection.sendRequest(STYLED_SPANS, whole)).toBeNull();
  });
});

describe('texts become MiniMessage', () => {
  const SHOP = 'plugins/Shop/messages.yml';
  const CONTENT = "a: '&cA'\nb: '&cR&D'\nc: '&x&1&2x'";

  /** What is asked of an editor that applies edits, and with `asks` shows doubtful ones before. */
  async function converter(asks: boolean) {
    const workspaceEdit = {
      documentChanges: true,
      ...(asks && { changeAnnotationSupport: { groupsOnLabel: true } }),
    };
    const other = await EditorClient.start({
      folder,
      capabilities: { workspace: { workspaceEdit } },
    });
    onTestFinished(async () => void (await other.stop()));
    const applied: WorkspaceEdit[] = [];
    other.connection.onRequest(ApplyWorkspaceEditRequest.type, ({ edit }) => {
      applied.push(edit);
      return { applied: true };
    });
    const convert = (uri: string, options?: object) =>
      other.connection.sendRequest(ExecuteCommandRequest.type, {
        command: 'fucina.convertFile',
        arguments: [uri, options],
      });
    return { other, applied, convert };
  }

  test('of a plugin that nobody knows only when somebody says that it reads it', async () => {
    const { other, applied, convert } = await converter(true);
    const uri = await other.open(SHOP, CONTENT);
    const nothing = { same: 0, doubtful: 0, isAsked: true };
    expect(await convert(uri)).toMatchObject(nothing);
    expect(applied).toEqual([]);
    const found = await convert(uri, { readsMiniMessage: true });
    expect(found).toEqual({ same: 1, doubtful: 1, undecided: 1, isAsked: false, isApplied: true });
    const [edit] = applied;
    const [change] = (edit?.documentChanges ?? []) as TextDocumentEdit[];
    // Each text is one, to be chosen as a whole.
    expect(change?.edits).toHaveLength(2);
    expect(changed(CONTENT, edit)).toBe("a: '<red>A'\nb: '<red>R<light_purple>'\nc: '&x&1&2x'");
    expect(edit?.changeAnnotations).toEqual({
      same: { label: 'Looks the same' },
      'code-in-word': {
        label: 'Look at it first: Code inside a word',
        description: expect.stringMatching(/^[A-Z].*\.$/),
        needsConfirmation: true,
      },
    });
  });

  test('only where it looks the same, if the editor cannot ask before', async () => {
    const { other, applied, convert } = await converter(false);
    const uri = await other.open(SHOP, CONTENT);
    const found = await convert(uri, { readsMiniMessage: true });
    expect(found).toEqual({ same: 1, doubtful: 0, undecided: 2, isAsked: false, isApplied: true });
    expect(changed(CONTENT, applied[0])).toBe(CONTENT.replace('&c', '<red>'));
  });

  test('what is no document with texts stays as it is', async () => {
    const { other, applied, convert } = await converter(true);
    expect(await convert('file:///no-document.yml')).toBeNull();
    expect(await convert(await other.open('package.json', '{}'))).toBeNull();
    expect(applied).toEqual([]);
  });

  test('one of them where somebody asks for it', async () => {
    const { text, textDocument, range } = await openMarked(TAB, "a: '&cA'\nb: '&c‹›B'");
    const refactoring = async (triggerKind: CodeActionTriggerKind) => {
      const context = { diagnostics: [], only: ['refactor'], triggerKind };
      const params = { textDocument, range, context };
      return (await editor.connection.sendRequest(CodeActionRequest.type, params)) ?? [];
    };
    expect(await refactoring(CodeActionTriggerKind.Automatic)).toEqual([]);
    const [action, ...others] = await refactoring(CodeActionTriggerKind.Invoked);
    expect(others).toEqual([]);
    expect(action).toMatchObject({
      kind: 'refactor.rewrite.fucina',
      title: 'Convert to MiniMessage',
    });
    const edit = action && 'edit' in action ? action.edit : undefined;
    expect(changed(text, edit)).toBe("a: '&cA'\nb: '<red>B'");
  });
});
