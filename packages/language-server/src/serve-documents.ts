import type { Range } from '@fucina/config-text/file';
import {
  completionsAt,
  findColors,
  findProblems,
  fixProblems,
  highlightPair,
  hoverAt,
  pairAt,
  presentColor,
  renamePair,
  selectionsAt,
} from '@fucina/editor-text';
import { isLanguageCode, type LanguageCode } from '@fucina/site';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  DidChangeWatchedFilesNotification,
  DocumentHighlightKind,
  type InitializeParams,
  type InitializeResult,
  type Position,
  PositionEncodingKind,
  type Range as ProtocolRange,
  type SelectionRange,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ServerHost } from './host.ts';
import { type CurrentDocument, OpenDocuments } from './open-documents.ts';
import {
  fromColor,
  say,
  toColor,
  toCompletionItems,
  toDiagnostics,
  toHover,
  toQuickFixes,
  toRange,
  toTextEdit,
  toWorkspaceEdit,
} from './protocol.ts';
import { Publisher, type PublisherClock } from './publisher.ts';

const FIX_ALL = `${CodeActionKind.SourceFixAll}.fucina`;
const SETTINGS_FILE = '**/fucina.config.json';
const TAG_NAME = '[!?#]?[a-zA-Z0-9_-]+';

const CAPABILITIES: InitializeResult['capabilities'] = {
  positionEncoding: PositionEncodingKind.UTF16,
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
  completionProvider: { triggerCharacters: ['<', '/', ':', '#', '&', '§', '%'] },
  hoverProvider: true,
  colorProvider: true,
  documentHighlightProvider: true,
  linkedEditingRangeProvider: true,
  renameProvider: { prepareProvider: true },
  selectionRangeProvider: true,
};

/** What the editor can do, and how who works there wants it. */
interface Client {
  readonly language: LanguageCode;
  readonly hasVersions: boolean;
  readonly hasMarkdown: boolean;
  readonly watchesFiles: boolean;
}

/**
 * Serves the open documents of an editor. What the editor asks about a version that is no longer there is answered with
 * nothing, and so is what it asks about documents without texts.
 */
export function serveDocuments(
  connection: Connection,
  host: ServerHost,
  clock: PublisherClock,
  version: string,
): void {
  const texts = new TextDocuments(TextDocument);
  const documents = new OpenDocuments(texts, host);
  const publisher = new Publisher(publish, clock, host.onFault);
  let client: Client = clientOf(undefined, host);

  connection.onInitialize((params): InitializeResult => {
    client = clientOf(params, host);
    documents.notes = params.initializationOptions?.notes === true;
    return { capabilities: CAPABILITIES, serverInfo: { name: 'fucina', version } };
  });
  connection.onInitialized(() => {
    if (!client.watchesFiles) return;
    const watchers = [{ globPattern: SETTINGS_FILE }];
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      .catch(host.onFault);
  });
  connection.onDidChangeWatchedFiles(() => {
    host.forget();
    documents.forgetAll();
    for (const uri of texts.keys()) publisher.changed(uri);
  });
  texts.onDidChangeContent(({ document: { uri } }) => publisher.changed(uri));
  texts.onDidClose(({ document: { uri } }) => {
    publisher.closed(uri);
    documents.close(uri);
    connection.sendDiagnostics({ uri, diagnostics: [] }).catch(host.onFault);
  });

  async function publish(uri: string): Promise<void> {
    const text = texts.get(uri);
    const asked = text?.version;
    const current = await documents.current(uri);
    if (text === undefined || text.version !== asked) return;
    const problems = current ? findProblems(current.document, current.memory) : [];
    const diagnostics = toDiagnostics(text, problems, client.language);
    await connection.sendDiagnostics({ uri, version: text.version, diagnostics });
  }

  connection.onCodeAction((params) =>
    withCurrent(params, [], async (current) => {
      const { document, text, memory } = current;
      const fixes = wants(params, CodeActionKind.QuickFix)
        ? toQuickFixes(text, findProblems(document, memory), toOffsets(text, params.range), client)
        : [];
      return [...fixes, ...(await fixAll(params, current))];
    }),
  );

  /** Only where it is asked for by its name: it reads the document several times. */
  async function fixAll(
    params: CodeActionParams,
    { document, text }: CurrentDocument,
  ): Promise<CodeAction[]> {
    if (params.context.only === undefined || !wants(params, FIX_ALL)) return [];
    const { version: asked } = text;
    const edits = await fixProblems(document);
    if (edits.length === 0 || text.version !== asked) return [];
    const title = say('fix_all', client.language);
    const edit = toWorkspaceEdit(text, edits, client.hasVersions);
    return [{ title, kind: FIX_ALL, edit }];
  }

  connection.onCompletion((params) =>
    withPlace(params, null, ({ document, text }, offset) => {
      const found = completionsAt(document, offset);
      return found ? toCompletionItems(text, found) : null;
    }),
  );
  connection.onHover((params) =>
    withPlace(params, null, ({ document, text }, offset) => {
      const found = hoverAt(document, offset);
      return found ? toHover(text, found, client.language, client.hasMarkdown) : null;
    }),
  );
  connection.onDocumentColor((params) =>
    withCurrent(params, [], ({ document, text }) =>
      findColors(document).map(({ color, ...range }) => ({
        range: toRange(text, range),
        color: toColor(color),
      })),
    ),
  );
  connection.onColorPresentation((params) =>
    withCurrent(params, [], ({ document, text }) =>
      presentColor(document, toOffsets(text, params.range), fromColor(params.color)).map(
        ({ label, edits: [own, ...others] }) => ({
          label,
          ...(own && { textEdit: toTextEdit(text, own) }),
          additionalTextEdits: others.map((edit) => toTextEdit(text, edit)),
        }),
      ),
    ),
  );
  connection.onDocumentHighlight((params) =>
    withPlace(params, [], ({ document, text }, offset) =>
      highlightPair(document, offset).map((range) => ({
        range: toRange(text, range),
        kind: DocumentHighlightKind.Text,
      })),
    ),
  );
  connection.languages.onLinkedEditingRange((params) =>
    withPlace(params, null, ({ document, text }, offset) => {
      const pair = pairAt(document, offset);
      if (pair === undefined) return null;
      const ranges = [pair.name, pair.other].map((range) => toRange(text, range));
      return { ranges, wordPattern: TAG_NAME };
    }),
  );
  connection.onPrepareRename((params) =>
    withPlace(params, null, ({ document, text }, offset) => {
      const pair = pairAt(document, offset);
      if (pair === undefined) return null;
      const range = toRange(text, pair.name);
      return { range, placeholder: text.getText(range) };
    }),
  );
  connection.onRenameRequest((params) =>
    withPlace(params, null, ({ document, text }, offset) => {
      const edits = renamePair(document, offset, params.newName);
      return edits ? toWorkspaceEdit(text, edits, client.hasVersions) : null;
    }),
  );
  connection.onSelectionRanges((params) =>
    withCurrent(params, null, ({ document, text }) =>
      params.positions.map((position) => {
        const ranges = selectionsAt(document, text.offsetAt(position));
        return toSelection(text, ranges, position);
      }),
    ),
  );

  type About = { readonly textDocument: { readonly uri: string } };

  async function withCurrent<Answer>(
    { textDocument }: About,
    nothing: Answer,
    work: (current: CurrentDocument) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const current = await documents.current(textDocument.uri);
    return current === undefined ? nothing : work(current);
  }

  function withPlace<Answer>(
    params: About & { readonly position: Position },
    nothing: Answer,
    work: (current: CurrentDocument, offset: number) => Answer,
  ): Promise<Answer> {
    return withCurrent(params, nothing, (current) =>
      work(current, current.text.offsetAt(params.position)),
    );
  }

  texts.listen(connection);
  connection.listen();
}

function clientOf(params: InitializeParams | undefined, host: ServerHost): Client {
  const { textDocument, workspace } = params?.capabilities ?? {};
  const [editors = ''] = (params?.locale ?? '').toLowerCase().split(/[-_]/);
  const asked = params?.initializationOptions?.language ?? editors;
  return {
    language: isLanguageCode(asked) ? asked : host.language,
    hasVersions: workspace?.workspaceEdit?.documentChanges === true,
    hasMarkdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
  };
}

/** A kind stands for all kinds below it. */
function wants({ context: { only } }: CodeActionParams, kind: string): boolean {
  return only === undefined || only.some((one) => one === kind || kind.startsWith(`${one}.`));
}

function toOffsets(text: TextDocument, { start, end }: ProtocolRange): Range {
  return { from: text.offsetAt(start), to: text.offsetAt(end) };
}

function toSelection(
  text: TextDocument,
  ranges: readonly Range[],
  position: Position,
): SelectionRange {
  const here: SelectionRange = { range: { start: position, end: position } };
  const outermost = ranges.reduceRight<SelectionRange | undefined>(
    (parent, range) => ({ range: toRange(text, range), ...(parent && { parent }) }),
    undefined,
  );
  return outermost ?? here;
}
