import { writeHex } from '@fucina/color';
import { drawnTextAt, spansIn } from '@fucina/editor-text';
import { type Style, toPlain } from '@fucina/minecraft-text/component';
import type { LanguageCode } from '@fucina/site';
import type { Connection } from 'vscode-languageserver';
import type { CurrentAnswers } from './current-answers.ts';
import type { ServerHost } from './host.ts';
import { toOffsets, toRange } from './protocol.ts';
import {
  ABOUT_DOCUMENT,
  type AboutDocument,
  type AboutDocumentParams,
  type ProtocolSpan,
  STYLED_SPANS,
  type StyledSpans,
  type StyledSpansParams,
  TEXT_IN_PLACES,
  type TextInPlaces,
  type TextInPlacesParams,
} from './requests.ts';

/** Shows texts as the game does: in the document, and in the places of the game. */
export function serveDrawings(
  connection: Connection,
  answers: CurrentAnswers,
  host: ServerHost,
  languageOf: () => LanguageCode,
): void {
  connection.onRequest(STYLED_SPANS, (params: StyledSpansParams) =>
    answers.about<StyledSpans | null>(params, null, ({ document, text }) => ({
      version: text.version,
      spans: spansIn(document, toOffsets(text, params.range)).map(({ style, ...range }) => ({
        range: toRange(text, range),
        ...toSpan(style),
      })),
    })),
  );

  connection.onRequest(TEXT_IN_PLACES, (params: TextInPlacesParams) =>
    answers.at<TextInPlaces | null>(params, null, async ({ document, text }, offset) => {
      const found = drawnTextAt(document, offset);
      if (found === undefined) return null;
      const { version } = text;
      const range = toRange(text, found);
      // Most never ask for pictures.
      const { drawEverywhere } = await import('./draw-text.ts');
      const places = await drawEverywhere(found, languageOf(), host);
      return text.version === version ? { range, plain: toPlain(found.drawn), places } : null;
    }),
  );

  connection.onRequest(ABOUT_DOCUMENT, (params: AboutDocumentParams) =>
    answers.about<AboutDocument | null>(params, null, ({ document: { profile, texts } }) => ({
      ...(profile.plugin !== undefined && { plugin: profile.plugin }),
      texts: texts.filter(({ kind }) => kind === 'text').length,
    })),
  );
}

function toSpan(style: Style): Omit<ProtocolSpan, 'range'> {
  const { color, bold, italic, underlined, strikethrough, obfuscated } = style;
  return {
    ...(color !== undefined && { color: writeHex(color) }),
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(underlined && { underlined }),
    ...(strikethrough && { strikethrough }),
    ...(obfuscated && { obfuscated }),
  };
}
