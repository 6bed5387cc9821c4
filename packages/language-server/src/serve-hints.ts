import { type EditorHint, hintsIn, type WidthHint } from '@fucina/editor-text';
import type { LanguageCode } from '@fucina/site';
import { type Connection, type InlayHint, InlayHintKind } from 'vscode-languageserver';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import { say, toOffsets } from './protocol.ts';

/** Shows beside texts what is not written there: the names of codes, and how wide they are. */
export function serveHints(
  { languages }: Connection,
  answers: CurrentAnswers,
  clientOf: () => Client,
): void {
  languages.inlayHint.on((params) =>
    answers.about<InlayHint[]>(params, [], ({ document, text }) =>
      hintsIn(document, toOffsets(text, params.range)).map((hint) => ({
        position: text.positionAt(hint.at),
        label: labelOf(hint, clientOf()),
        kind: InlayHintKind.Type,
        paddingLeft: hint.kind === 'width',
      })),
    ),
  );
}

function labelOf(hint: EditorHint, { language }: Client): string {
  if (hint.kind === 'name') return hint.name;
  return sayWidth(hint, language);
}

export function sayWidth({ width, lines }: WidthHint, language: LanguageCode): string {
  return say(lines === 1 ? 'width' : 'width_of_lines', language, { width, lines });
}
