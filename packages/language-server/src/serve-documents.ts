import type { Range } from '@fucina/config-text/file';
import {
  completionsAt,
  drawnTextAt,
  type EditorDocument,
  findColors,
  findProblems,
  fixProblems,
  type Hover,
  highlightPair,
  hoverAt,
  pairAt,
  presentColor,
  renamePair,
  selectionsAt,
} from '@fucina/editor-text';
import {
  type CodeAction,
  CodeActionKind,
  type CodeActionParams,
  type Connection,
  DidChangeWatchedFilesNotification,
  DocumentHighlightKind,
  type InitializeResult,
  type Position,
  PositionEncodingKind,
  type SelectionRange,
  TextDocumentSyncKind,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { clientOf } from './client.ts';
import { CurrentAnswers } from './current-answers.ts';
import { FolderDocuments } from './folder-documents.ts';
import type { ServerHost } from './host.ts';
import { type CurrentDocument, OpenDocuments } from './open-documents.ts';
import {
  fromColor,
  say,
  toColor,
  toCompletionItems,
  toDiagnostics,
  toHover,
  toOffsets,
  toQuickFixes,
  toRange,
  toTextEdit,
  toWorkspaceEdit,
} from './protocol.ts';
import { Publisher, type PublisherClock } from './publisher.ts';
import { serveClosingTags } from './serve-closing-tags.ts';
import { commandsOf, serveCommands } from './serve-commands.ts';
import { CONVERT_KIND, conversionActions } from './serve-conversions.ts';
import { serveDrawings } from './serve-drawings.ts';
import { serveHints } from './serve-hints.ts';
import { serveLenses } from './serve-lenses.ts';
import { diagnosticsProvider, servePulledDiagnostics } from './serve-pulled-diagnostics.ts';
import { ruleActions } from './serve-rules.ts';
import { serveTagArguments } from './serve-tag-arguments.ts';
import { serveTokens, tokensProvider } from './serve-tokens.ts';

const FIX_ALL = `${CodeActionKind.SourceFixAll}.fucina`;
const SETTINGS_NAME = 'fucina.config.json';
const TAG_NAME = '[!?#]?[a-zA-Z0-9_-]+';

const CAPABILITIES: InitializeResult['capabilities'] = {
  positionEncoding: PositionEncodingKind.UTF16,
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CONVERT_KIND, FIX_ALL] },
  completionProvider: { triggerCharacters: ['<', '/', ':', '#', '&', '§', '%'] },
  documentLinkProvider: {},
  hoverProvider: true,
  signatureHelpProvider: { triggerCharacters: [':'] },
  colorProvider: true,
  documentHighlightProvider: true,
  linkedEditingRangeProvider: true,
  renameProvider: { prepareProvider: true },
  selectionRangeProvider: true,
};

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
  const answers = new CurrentAnswers(documents);
  const publisher = new Publisher(publish, clock, host.onFault);
  let client = clientOf(undefined, host);

  connection.onInitialize((params): InitializeResult => {
    client = clientOf(params, host);
    documents.notes = params.initializationOptions?.notes === true;
    const capabilities = {
      ...CAPABILITIES,
      executeCommandProvider: { commands: commandsOf(host) },
      semanticTokensProvider: tokensProvider(client),
      ...(client.showsHints && { inlayHintProvider: true }),
      ...(client.showsLenses && { codeLensProvider: { resolveProvider: true } }),
      ...(client.pullsDiagnostics && { diagnosticProvider: diagnosticsProvider(host) }),
    };
    return { capabilities, serverInfo: { name: 'fucina', version } };
  });
  connection.onInitialized(() => {
    if (!client.watchesFiles) return;
    const watchers = [{ globPattern: `**/${SETTINGS_NAME}` }];
    connection.client
      .register(DidChangeWatchedFilesNotification.type, { watchers })
      .catch(host.onFault);
  });
  connection.onDidChangeWatchedFiles(readAnew);
  texts.onDidSave(({ document: { uri } }) => {
    if (!client.watchesFiles && uri.endsWith(`/${SETTINGS_NAME}`)) readAnew();
  });
  texts.onDidChangeContent(({ document: { uri } }) => changed(uri));
  texts.onDidClose(({ document: { uri } }) => {
    publisher.closed(uri);
    documents.close(uri);
    if (client.pullsDiagnostics) return;
    connection.sendDiagnostics({ uri, diagnostics: [] }).catch(host.onFault);
  });

  function readAnew(): void {
    host.forget();
    documents.forgetAll();
    for (const uri of texts.keys()) changed(uri);
    if (client.pullsDiagnostics && client.refreshes) connection.languages.diagnostics.refresh();
  }

  function changed(uri: string): void {
    if (!client.pullsDiagnostics) publisher.changed(uri);
  }

  async function publish(uri: string): Promise<void> {
    const text = texts.get(uri);
    const asked = text?.version;
    const current = await documents.current(uri);
    if (text === undefined || text.version !== asked) return;
    const diagnostics = current ? toDiagnostics(current, client.language, host.ruleAddress) : [];
    await connection.sendDiagnostics({ uri, version: text.version, diagnostics });
  }

  connection.onCodeAction((params) =>
    answers.about(params, [], async (current) => {
      const fixes = wants(params, CodeActionKind.QuickFix) ? quickFixes(params, current) : [];
      const conversions = wants(params, CONVERT_KIND)
        ? conversionActions(params, current, client)
        : [];
      return [...fixes, ...conversions, ...(await fixAll(params, current))];
    }),
  );

  function quickFixes({ range }: CodeActionParams, { document, text, memory }: CurrentDocument) {
    const problems = findProblems(document, memory);
    const asked = toOffsets(text, range);
    const fixes = toQuickFixes(text, problems, asked, client);
    return [...fixes, ...ruleActions(text, problems, asked, client, host)];
  }

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
    answers.at(params, null, ({ document, text }, offset) => {
      const found = completionsAt(document, offset);
      return found ? toCompletionItems(text, found) : null;
    }),
  );
  connection.onHover((params) =>
    answers.at(params, null, async ({ document, text }, offset) => {
      const found = hoverAt(document, offset);
      if (found === undefined) return null;
      const { version: asked } = text;
      const picture = await hoverPicture(document, offset, found);
      return text.version === asked ? toHover(text, found, client, picture) : null;
    }),
  );
  async function hoverPicture(document: EditorDocument, offset: number, { kind }: Hover) {
    const drawn = kind === 'text' && client.hasPictures ? drawnTextAt(document, offset) : undefined;
    if (drawn === undefined) return undefined;
    const { drawText } = await import('./draw-text.ts');
    return drawText(drawn, drawn.place, client.language, host);
  }

  connection.onDocumentColor((params) =>
    answers.about(params, [], ({ document, text }) =>
      findColors(document).map(({ color, ...range }) => ({
        range: toRange(text, range),
        color: toColor(color),
      })),
    ),
  );
  connection.onColorPresentation((params) =>
    answers.about(params, [], ({ document, text }) =>
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
    answers.at(params, [], ({ document, text }, offset) =>
      highlightPair(document, offset).map((range) => ({
        range: toRange(text, range),
        kind: DocumentHighlightKind.Text,
      })),
    ),
  );
  connection.languages.onLinkedEditingRange((params) =>
    answers.at(params, null, ({ document, text }, offset) => {
      const pair = pairAt(document, offset);
      if (pair === undefined) return null;
      const ranges = [pair.name, pair.other].map((range) => toRange(text, range));
      return { ranges, wordPattern: TAG_NAME };
    }),
  );
  connection.onPrepareRename((params) =>
    answers.at(params, null, ({ document, text }, offset) => {
      const pair = pairAt(document, offset);
      if (pair === undefined) return null;
      const range = toRange(text, pair.name);
      return { range, placeholder: text.getText(range) };
    }),
  );
  connection.onRenameRequest((params) =>
    answers.at(params, null, ({ document, text }, offset) => {
      const edits = renamePair(document, offset, params.newName);
      return edits ? toWorkspaceEdit(text, edits, client.hasVersions) : null;
    }),
  );
  connection.onSelectionRanges((params) =>
    answers.about(params, null, ({ document, text }) =>
      params.positions.map((position) => {
        const ranges = selectionsAt(document, text.offsetAt(position));
        return toSelection(text, ranges, position);
      }),
    ),
  );

  serveDrawings(connection, answers, host, () => client.language);
  const folder = new FolderDocuments(connection, documents, host, clock, () => client);
  serveCommands(connection, answers, documents, folder, host, () => client);
  servePulledDiagnostics(connection, answers, documents, folder, host, () => client);
  serveClosingTags(connection, answers);
  serveLenses(connection, answers, () => client);
  serveHints(connection, answers, () => client);
  serveTagArguments(connection, answers, () => client);
  serveTokens(connection, answers, () => client);
  texts.listen(connection);
  connection.listen();
}

/** A kind stands for all kinds below it. */
function wants({ context: { only } }: CodeActionParams, kind: string): boolean {
  return only === undefined || only.some((one) => one === kind || kind.startsWith(`${one}.`));
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
