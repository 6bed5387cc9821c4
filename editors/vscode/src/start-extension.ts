import { PREVIEW_AT, type PreviewAtArguments } from '@fucina/language-server/requests';
import { commands, type ExtensionContext, type Uri, workspace } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';
import { AutoClose } from './auto-close.ts';
import { convertDocument } from './convert-document.ts';
import { DOCUMENTS } from './documents.ts';
import { FileStatus } from './file-status.ts';
import { checkFolder, convertFolder, showFolderCommands } from './folder-commands.ts';
import { PreviewPanel } from './preview-panel.ts';
import { TextColors } from './text-colors.ts';
import { languageInUse } from './words.ts';

type CreateClient = (
  id: string,
  name: string,
  options: LanguageClientOptions,
) => BaseLanguageClient;

/** What the server is told when it starts. */
const TOLD_AT_START = [
  'fucina.language',
  'fucina.notes',
  'fucina.hover.pictures',
  'fucina.inlayHints',
  'fucina.codeLens',
];

export async function startExtension(
  context: ExtensionContext,
  createClient: CreateClient,
): Promise<void> {
  const client = createClient('fucina', 'Fucina', {
    documentSelector: DOCUMENTS,
    initializationOptions: () => ({
      language: languageInUse(),
      notes: isOn('notes'),
      hoverPictures: isOn('hover.pictures'),
      inlayHints: isOn('inlayHints'),
      codeLens: isOn('codeLens'),
    }),
    middleware: {
      provideDocumentColors: (document, token, next) =>
        isOn('swatches') ? next(document, token) : [],
    },
  });
  const restart = async () => {
    await client.stop();
    await client.start();
  };
  const panel = new PreviewPanel(client);
  context.subscriptions.push(
    client,
    panel,
    new AutoClose(client),
    new TextColors(client),
    new FileStatus(client),
    commands.registerCommand('fucina.preview', () => panel.open()),
    commands.registerCommand(PREVIEW_AT, (...given: PreviewAtArguments) => panel.openAt(...given)),
    commands.registerCommand('fucina.convert', () => convertDocument(client)),
    commands.registerCommand('fucina.convertInFolder', (folder?: Uri) =>
      convertFolder(client, folder),
    ),
    commands.registerCommand('fucina.checkInFolder', (folder?: Uri) => checkFolder(client, folder)),
    commands.registerCommand('fucina.toggleColors', () =>
      workspace.getConfiguration('fucina').update('colors', !isOn('colors'), true),
    ),
    commands.registerCommand('fucina.restart', restart),
    commands.registerCommand('fucina.showOutput', () => client.outputChannel.show()),
    workspace.onDidChangeConfiguration(async (change) => {
      if (TOLD_AT_START.some((name) => change.affectsConfiguration(name))) await restart();
    }),
  );
  await client.start();
  await showFolderCommands(client);
}

function isOn(name: string): boolean {
  return workspace.getConfiguration('fucina').get<boolean>(name) === true;
}
