import type { Range } from '@fucina/config-text/file';
import { type EditorToken, tokensIn } from '@fucina/editor-text';
import {
  type Connection,
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensRegistrationOptions,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import { toOffsets } from './protocol.ts';

const TYPES: Readonly<Record<EditorToken['kind'], string>> = {
  sign: 'operator',
  name: 'type',
  argument: 'parameter',
  quoted: 'string',
  number: 'number',
  placeholder: 'macro',
};
const TOKEN_TYPES = Object.values(TYPES);
const REFUSED = 1;
const STANDARD = 2;

/**
 * Editors take the colors of a document from one server only, and programs have theirs: unless somebody wants it, only
 * documents that are nothing but texts get them.
 */
export function tokensProvider({ colorsAll }: Client): SemanticTokensRegistrationOptions {
  return {
    documentSelector: colorsAll ? null : [{ language: 'minimessage' }],
    legend: { tokenTypes: TOKEN_TYPES, tokenModifiers: ['deprecated', 'defaultLibrary'] },
    full: true,
    range: true,
  };
}

/** Tells what the pieces of texts are, so that the editor colors them. */
export function serveTokens(
  { languages: { semanticTokens } }: Connection,
  answers: CurrentAnswers,
  clientOf: () => Client,
): void {
  const about = (
    params: Parameters<CurrentAnswers['about']>[0],
    rangeOf: (text: TextDocument) => Range,
  ) =>
    answers.about<SemanticTokens>(params, { data: [] }, ({ document, text }) => {
      const isWanted = clientOf().colorsAll || document.file.format === 'lines';
      return isWanted ? toTokens(text, tokensIn(document, rangeOf(text))) : { data: [] };
    });
  semanticTokens.on((params) => about(params, (text) => ({ from: 0, to: text.getText().length })));
  semanticTokens.onRange((params) => about(params, (text) => toOffsets(text, params.range)));
}

function toTokens(text: TextDocument, tokens: readonly EditorToken[]): SemanticTokens {
  const builder = new SemanticTokensBuilder();
  for (const { kind, isRefused, isStandard, ...range } of tokens) {
    const modifiers = (isRefused ? REFUSED : 0) + (isStandard ? STANDARD : 0);
    for (const { from, to } of linesOf(text, range)) {
      const { line, character } = text.positionAt(from);
      builder.push(line, character, to - from, TOKEN_TYPES.indexOf(TYPES[kind]), modifiers);
    }
  }
  return builder.build();
}

/** Most editors take no token of several lines. */
function linesOf(text: TextDocument, { from, to }: Range): readonly Range[] {
  const content = text.getText();
  return [...content.slice(from, to).matchAll(/[^\r\n]+/g)].map(({ 0: piece, index }) => ({
    from: from + index,
    to: from + index + piece.length,
  }));
}
