import {
  closingTagAt,
  completionsAt,
  convertFolder,
  convertTexts,
  drawnTextAt,
  type EditorDocument,
  findColors,
  findLinks,
  findProblems,
  fixProblems,
  highlightPair,
  hintsIn,
  hoverAt,
  openDocument,
  pairAt,
  presentColor,
  renamePair,
  selectionsAt,
  signatureAt,
  spansIn,
  tokensIn,
} from '@fucina/editor-text';
import { type Feed, type Rows, text } from './feed.ts';

const NAMES = ['plugins/TAB/config.yml', 'a.mm', 'messages.properties', 'A.java'] as const;

/** A document, and the offset at its end. */
const documents = (work: (document: EditorDocument, at: number) => unknown): readonly Feed[] =>
  NAMES.map((path) => (given) => async () => {
    const document = await openDocument({ path, languageId: '', content: given });
    return document && work(document, given.length);
  });

export const editorText: Rows = {
  closingTagAt: documents((document, at) => closingTagAt(document, at, { closesColors: true })),
  completionsAt: documents(completionsAt),
  convertFolder: documents((document) => [
    ...convertFolder([document, document], { readsMiniMessage: true }),
  ]),
  convertTexts: documents((document) => convertTexts(document, { readsMiniMessage: true })),
  drawnTextAt: documents(drawnTextAt),
  findColors: documents(findColors),
  findLinks: documents(findLinks),
  findProblems: documents((document) => findProblems(document)),
  fixProblems: documents((document) => fixProblems(document)),
  highlightPair: documents(highlightPair),
  hintsIn: documents((document, to) => hintsIn(document, { from: 0, to })),
  hoverAt: documents(hoverAt),
  openDocument: text((content) =>
    openDocument({ path: 'messages.yml', languageId: 'yaml', content: `a: |\n ${content}` }),
  ),
  pairAt: documents(pairAt),
  presentColor: documents((document) =>
    findColors(document)
      .slice(0, 3)
      .map((range) => presentColor(document, range, 0x12abef)),
  ),
  renamePair: documents((document, at) => renamePair(document, at - 1, 'bold')),
  selectionsAt: documents(selectionsAt),
  signatureAt: documents(signatureAt),
  spansIn: documents((document, to) => spansIn(document, { from: 0, to })),
  tokensIn: documents((document, to) => tokensIn(document, { from: 0, to })),
};
