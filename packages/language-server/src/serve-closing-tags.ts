import { closingTagAt } from '@fucina/editor-text';
import type { Connection } from 'vscode-languageserver';
import type { CurrentAnswers } from './current-answers.ts';
import { AUTO_CLOSE, type AutoCloseParams } from './requests.ts';

/** Closes tags while somebody writes them. The protocol has no word for what goes behind the caret. */
export function serveClosingTags(connection: Connection, answers: CurrentAnswers): void {
  connection.onRequest(AUTO_CLOSE, (params: AutoCloseParams) =>
    answers.at<string | null>(params, null, ({ document, text }, offset) =>
      text.version === params.textDocument.version
        ? (closingTagAt(document, offset, { closesColors: params.closesColors }) ?? null)
        : null,
    ),
  );
}
