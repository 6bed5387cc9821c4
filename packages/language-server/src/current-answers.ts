import type { Position, TextDocumentIdentifier } from 'vscode-languageserver';
import type { CurrentDocument, OpenDocuments } from './open-documents.ts';

interface About {
  readonly textDocument: TextDocumentIdentifier;
}

interface AboutPlace extends About {
  readonly position: Position;
}

/** Answers what is asked about open documents; for those that are not there, or no longer, with nothing. */
export class CurrentAnswers {
  readonly #documents: OpenDocuments;

  constructor(documents: OpenDocuments) {
    this.#documents = documents;
  }

  async about<Answer>(
    { textDocument }: About,
    nothing: Answer,
    work: (current: CurrentDocument) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const current = await this.#documents.current(textDocument.uri);
    return current === undefined ? nothing : work(current);
  }

  at<Answer>(
    params: AboutPlace,
    nothing: Answer,
    work: (current: CurrentDocument, offset: number) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    return this.about(params, nothing, (current) =>
      work(current, current.text.offsetAt(params.position)),
    );
  }
}
