import { AUTO_CLOSE, type AutoCloseParams } from '@fucina/language-server/requests';
import {
  Disposable,
  languages,
  Position,
  SnippetString,
  type TextDocument,
  type TextDocumentChangeEvent,
  window,
  workspace,
} from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { DOCUMENTS } from './documents.ts';

/** Until then the server has the change, and who writes on does not want to wait. */
const PAUSE_MS = 100;

/** Closes a tag when somebody has written its last bracket. */
export class AutoClose extends Disposable {
  readonly #client: BaseLanguageClient;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(client: BaseLanguageClient) {
    const listener = workspace.onDidChangeTextDocument((event) => this.#changed(event));
    super(() => {
      clearTimeout(this.#waiting);
      listener.dispose();
    });
    this.#client = client;
  }

  #changed({ document, contentChanges, reason }: TextDocumentChangeEvent): void {
    clearTimeout(this.#waiting);
    const [change, ...others] = contentChanges;
    const wanted = workspace.getConfiguration('fucina', document).get<string>('autoClose');
    const isTyped = change?.text === '>' && others.length === 0 && reason === undefined;
    if (!isTyped || wanted === 'off' || languages.match(DOCUMENTS, document) === 0) return;
    const { line, character } = change.range.start;
    const behind = new Position(line, character + 1);
    const { version } = document;
    this.#waiting = setTimeout(() => {
      this.#close(document, version, behind, wanted === 'all').catch(() => undefined);
    }, PAUSE_MS);
  }

  async #close(
    document: TextDocument,
    version: number,
    behind: Position,
    closesColors: boolean,
  ): Promise<void> {
    const isHere = () => {
      const editor = window.activeTextEditor;
      const isSame = editor?.document === document && document.version === version;
      return isSame && editor.selections.every(({ active }) => active.isEqual(behind))
        ? editor
        : undefined;
    };
    if (isHere() === undefined || !this.#client.isRunning()) return;
    const { code2ProtocolConverter } = this.#client;
    const params: AutoCloseParams = {
      textDocument: code2ProtocolConverter.asVersionedTextDocumentIdentifier(document),
      position: code2ProtocolConverter.asPosition(behind),
      closesColors,
    };
    const closing = await this.#client.sendRequest<string | null>(AUTO_CLOSE, params);
    if (closing === null) return;
    await isHere()?.insertSnippet(new SnippetString().appendTabstop(0).appendText(closing), behind);
  }
}
