export { type ClosingTagOptions, closingTagAt } from './closing-tags.ts';
export {
  type ColorPresentation,
  type EditorColor,
  findColors,
  presentColor,
} from './colors.ts';
export { type Completion, type Completions, completionsAt } from './completions.ts';
export {
  type Conversions,
  type ConvertedDocument,
  type ConvertTextsOptions,
  convertFolder,
  convertTexts,
  type TextConversion,
} from './conversions.ts';
export type { DocumentSettings, DocumentSource, EditorDocument } from './document.ts';
export { type DrawnSpan, type DrawnText, drawnTextAt, spansIn } from './drawn-texts.ts';
export type { EditorText } from './editor-text.ts';
export { type EditorHint, hintsIn, type NameHint, type WidthHint } from './hints.ts';
export { type Hover, hoverAt, type TagHover, type TextHover } from './hovers.ts';
export { type EditorLink, findLinks } from './links.ts';
export { openDocument } from './open-document.ts';
export { highlightPair, pairAt, renamePair, type TagPair } from './pairs.ts';
export { type EditorProblem, findProblems, fixProblems } from './problems.ts';
export { selectionsAt } from './selections.ts';
export { signatureAt, type TagForm, type TagSignature } from './signatures.ts';
export { type EditorToken, tokensIn } from './tokens.ts';
