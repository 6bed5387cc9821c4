import { ABOUT_DOCUMENT, type AboutDocument } from '@fucina/language-server/requests';
import {
  commands,
  Disposable,
  type LanguageStatusItem,
  languages,
  type TextEditor,
  window,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { DOCUMENTS } from './documents.ts';
import { say } from './words.ts';

/** Says beside the language what the server knows about a file: its plugin, and how many texts it has. */
export class FileStatus extends Disposable {
  readonly #client: BaseLanguageClient;
  readonly #item: LanguageStatusItem;

  constructor(client: BaseLanguageClient) {
    const item = languages.createLanguageStatusItem('fucina', DOCUMENTS);
    const show = (editor: TextEditor | undefined) => {
      // A server that is about to stop answers nothing; the next one is asked again.
      this.#show(editor).catch(() => undefined);
    };
    const listeners = [
      window.onDidChangeActiveTextEditor(show),
      client.onDidChangeState(() => show(window.activeTextEditor)),
    ];
    super(() => Disposable.from(item, ...listeners).dispose());
    this.#client = client;
    this.#item = item;
  }

  async #show(editor: TextEditor | undefined): Promise<void> {
    if (editor === undefined || !this.#client.isRunning()) return;
    const { code2ProtocolConverter } = this.#client;
    const about = await this.#client.sendRequest<AboutDocument | null>(ABOUT_DOCUMENT, {
      textDocument: code2ProtocolConverter.asTextDocumentIdentifier(editor.document),
    });
    const { plugin, texts: count } = about ?? { texts: 0 };
    this.#item.text = ['Fucina', ...(plugin === undefined ? [] : [plugin])].join(': ');
    this.#item.detail =
      count === 0 ? say('no_texts') : say(count === 1 ? 'texts_one' : 'texts_other', { count });
    await commands.executeCommand('setContext', 'fucina.hasTexts', count > 0);
  }
}
