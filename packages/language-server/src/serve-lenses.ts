import { convertTexts, type EditorDocument, hintsIn } from '@fucina/editor-text';
import type { CodeLens, Connection } from 'vscode-languageserver';
import type { Client } from './client.ts';
import type { CurrentAnswers } from './current-answers.ts';
import { say, toOffsets, toRange } from './protocol.ts';
import { PREVIEW_AT, type PreviewAtArguments } from './requests.ts';
import { sayWidth } from './serve-hints.ts';

/** Nobody looks at more of them. */
const MAX_LENSES = 2000;

interface LensData {
  readonly uri: string;
  readonly version: number;
}

/** A line above each text, which opens the preview; what it says is found out when somebody sees it. */
export function serveLenses(
  connection: Connection,
  answers: CurrentAnswers,
  clientOf: () => Client,
): void {
  connection.onCodeLens((params) =>
    answers.about<CodeLens[]>(params, [], ({ document: { texts }, text }) => {
      const data: LensData = { uri: text.uri, version: text.version };
      return texts
        .filter(({ kind }) => kind === 'text')
        .slice(0, MAX_LENSES)
        .map((one) => ({ range: toRange(text, one), data }));
    }),
  );
  connection.onCodeLensResolve((lens) => {
    const { uri, version }: LensData = lens.data;
    return answers.about<CodeLens>({ textDocument: { uri } }, lens, ({ document, text }) => {
      if (text.version !== version) return lens;
      const title = titleOf(document, toOffsets(text, lens.range), clientOf());
      const given: PreviewAtArguments = [uri, lens.range.start];
      return { ...lens, command: { title, command: PREVIEW_AT, arguments: given } };
    });
  });
}

function titleOf(
  document: EditorDocument,
  range: ReturnType<typeof toOffsets>,
  { language }: Client,
): string {
  const width = hintsIn(document, range).find((hint) => hint.kind === 'width');
  const [converted] = convertTexts(document, { range }).texts;
  const isSame = converted?.doubts.length === 0;
  return [
    say('lens_preview', language),
    ...(width === undefined ? [] : [sayWidth(width, language)]),
    ...(converted === undefined ? [] : [say(isSame ? 'lens_same' : 'lens_doubtful', language)]),
  ].join(' · ');
}
