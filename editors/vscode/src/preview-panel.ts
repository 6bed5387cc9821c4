import {
  type PreviewAtArguments,
  TEXT_IN_PLACES,
  type TextInPlaces,
} from '@fucina/language-server/requests';
import {
  Disposable,
  Selection,
  type TextEditor,
  ViewColumn,
  type WebviewPanel,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { previewPage } from './preview-page.ts';
import { languageInUse, say } from './words.ts';

const PAUSE_MS = 150;

/** Shows the text at the caret in all places of the game, beside the editor. */
export class PreviewPanel extends Disposable {
  readonly #client: BaseLanguageClient;
  #panel: WebviewPanel | undefined;
  #timer: NodeJS.Timeout | number | undefined;

  constructor(client: BaseLanguageClient) {
    const listeners = [
      window.onDidChangeTextEditorSelection(({ textEditor }) => this.#later(textEditor)),
      workspace.onDidChangeTextDocument(({ document }) => {
        const editor = window.activeTextEditor;
        if (editor?.document === document) this.#later(editor);
      }),
    ];
    super(() => {
      Disposable.from(...listeners).dispose();
      clearTimeout(this.#timer);
      this.#panel?.dispose();
    });
    this.#client = client;
  }

  open(): void {
    const editor = window.activeTextEditor;
    this.#panel ??= this.#create();
    this.#panel.reveal(undefined, true);
    if (editor !== undefined) this.#later(editor);
  }

  async openAt(...[uri, at]: PreviewAtArguments): Promise<void> {
    const { protocol2CodeConverter } = this.#client;
    const editor = await window.showTextDocument(protocol2CodeConverter.asUri(uri));
    const caret = protocol2CodeConverter.asPosition(at);
    editor.selection = new Selection(caret, caret);
    this.open();
  }

  #create(): WebviewPanel {
    const place = { viewColumn: ViewColumn.Beside, preserveFocus: true };
    // It shows pictures and words, and runs nothing.
    const options = { enableScripts: false, localResourceRoots: [] };
    const title = say('preview_title');
    const panel = window.createWebviewPanel('fucina.preview', title, place, options);
    panel.onDidDispose(() => {
      this.#panel = undefined;
    });
    panel.webview.html = pageOf(undefined);
    return panel;
  }

  #later(editor: TextEditor): void {
    if (this.#panel === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // A server that is about to stop answers nothing.
      this.#show(editor).catch(() => undefined);
    }, PAUSE_MS);
  }

  async #show({ document, selection }: TextEditor): Promise<void> {
    const { code2ProtocolConverter } = this.#client;
    const found = await this.#client.sendRequest<TextInPlaces | null>(TEXT_IN_PLACES, {
      textDocument: code2ProtocolConverter.asTextDocumentIdentifier(document),
      position: code2ProtocolConverter.asPosition(selection.active),
    });
    // Beside texts, the last one stays to be looked at.
    if (this.#panel === undefined || found === null) return;
    const page = pageOf(found);
    // A page that is written again is loaded again.
    if (this.#panel.webview.html !== page) this.#panel.webview.html = page;
  }
}

function pageOf(found: TextInPlaces | undefined): string {
  return previewPage(found, { language: languageInUse(), hint: say('preview_nothing') });
}
