import { STYLED_SPANS, type StyledSpans } from '@fucina/language-server/requests';
import { Disposable, Range, type TextEditor, window, workspace } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { SpanStyles } from './span-styles.ts';

/** Lines above and below those that are seen, so that scrolling finds them painted. */
const AROUND = 50;
const PAUSE_MS = 120;

/** Paints the texts in the editors that are seen, in the colors that the game draws them in. */
export class TextColors extends Disposable {
  readonly #client: BaseLanguageClient;
  readonly #styles = new SpanStyles();
  readonly #waiting = new Map<TextEditor, NodeJS.Timeout | number>();

  constructor(client: BaseLanguageClient) {
    const paintAll = () => {
      for (const editor of window.visibleTextEditors) this.#later(editor);
    };
    const paintAnew = () => {
      this.#styles.forget();
      paintAll();
    };
    const listeners = [
      window.onDidChangeVisibleTextEditors(paintAll),
      window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => this.#later(textEditor)),
      workspace.onDidChangeTextDocument(({ document }) => {
        for (const editor of window.visibleTextEditors) {
          if (editor.document === document) this.#later(editor);
        }
      }),
      window.onDidChangeActiveColorTheme(paintAnew),
      workspace.onDidChangeConfiguration((change) => {
        if (change.affectsConfiguration('fucina.colors')) paintAnew();
      }),
      client.onDidChangeState(paintAll),
    ];
    super(() => {
      Disposable.from(...listeners).dispose();
      for (const timer of this.#waiting.values()) clearTimeout(timer);
      this.#styles.forget();
    });
    this.#client = client;
  }

  #later(editor: TextEditor): void {
    clearTimeout(this.#waiting.get(editor));
    const timer = setTimeout(() => {
      this.#waiting.delete(editor);
      // A server that is about to stop answers nothing; the next one is asked again.
      this.#paint(editor).catch(() => undefined);
    }, PAUSE_MS);
    this.#waiting.set(editor, timer);
  }

  async #paint(editor: TextEditor): Promise<void> {
    const { document } = editor;
    const isWanted = workspace.getConfiguration('fucina').get<boolean>('colors') === true;
    if (!isWanted || !this.#client.isRunning()) {
      this.#styles.paint(editor, []);
      return;
    }
    const { code2ProtocolConverter, protocol2CodeConverter } = this.#client;
    const found = await this.#client.sendRequest<StyledSpans | null>(STYLED_SPANS, {
      textDocument: code2ProtocolConverter.asTextDocumentIdentifier(document),
      range: code2ProtocolConverter.asRange(seenOf(editor)),
    });
    // What was typed meanwhile is painted next.
    if (found !== null && found.version !== document.version) return;
    const spans = (found?.spans ?? []).map(({ range, ...look }) => ({
      range: protocol2CodeConverter.asRange(range),
      look,
    }));
    this.#styles.paint(editor, spans);
  }
}

function seenOf({ document, visibleRanges }: TextEditor): Range {
  const first = Math.min(...visibleRanges.map(({ start }) => start.line), document.lineCount - 1);
  const last = Math.max(...visibleRanges.map(({ end }) => end.line), 0);
  return document.validateRange(new Range(Math.max(first - AROUND, 0), 0, last + AROUND, 0));
}
