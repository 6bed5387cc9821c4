// What this server answers beside the protocol. Types and names only, so that a client can import them.
import type {
  Position,
  Range,
  TextDocumentIdentifier,
  VersionedTextDocumentIdentifier,
} from 'vscode-languageserver';

export type { TextPicture } from './draw-text.ts';

import type { TextPicture } from './draw-text.ts';

/** How the texts in a range are drawn; `null` for a document without texts, and for an old version. */
export const STYLED_SPANS = 'fucina/styledSpans';

export interface StyledSpansParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly range: Range;
}

export interface StyledSpans {
  /** Of the document. */
  readonly version: number;
  readonly spans: readonly ProtocolSpan[];
}

export interface ProtocolSpan {
  readonly range: Range;
  /** As `#ff5555`. */
  readonly color?: string;
  readonly bold?: true;
  readonly italic?: true;
  readonly underlined?: true;
  readonly strikethrough?: true;
  readonly obfuscated?: true;
}

/** A text in all places of the game; `null` where there is no text. */
export const TEXT_IN_PLACES = 'fucina/textInPlaces';

export interface TextInPlacesParams {
  readonly textDocument: TextDocumentIdentifier;
  readonly position: Position;
}

export interface TextInPlaces {
  /** Of the text. */
  readonly range: Range;
  readonly plain: string;
  /** That in which players see it comes first. */
  readonly places: readonly TextPicture[];
}

/** What closes the tag that somebody has just written; `null` where nothing does, and for another version. */
export const AUTO_CLOSE = 'fucina/autoClose';

export interface AutoCloseParams {
  readonly textDocument: VersionedTextDocumentIdentifier;
  /** Behind the tag. */
  readonly position: Position;
  /** Whether colors are closed, too. */
  readonly closesColors?: boolean;
}

/** Writes the texts of a file as MiniMessage. Its arguments are a document's address and `ConvertFileOptions`. */
export const CONVERT_FILE = 'fucina.convertFile';

export interface ConvertFileOptions {
  /** What somebody says about a plugin that is not known. */
  readonly readsMiniMessage?: boolean;
}

/** How many texts became what; `null` for a document without texts. */
export interface ConvertedFile {
  /** Those that look the same. */
  readonly same: number;
  /** Those that are offered, and not checked. */
  readonly doubtful: number;
  /** Those that somebody has to write by hand. */
  readonly undecided: number;
  /** Nobody has said whether the plugin reads MiniMessage, so nothing is converted. */
  readonly isAsked: boolean;
  /** False, too, where nothing is to be changed. */
  readonly isApplied: boolean;
}

/** Writes the texts of a folder as MiniMessage. Its argument is the folder's address; without one, all that are open. */
export const CONVERT_FOLDER = 'fucina.convertFolder';

/** How many texts became what. */
export interface ConvertedFolder extends Pick<ConvertedFile, 'same' | 'doubtful' | 'undecided'> {
  /** Files that have texts to convert. */
  readonly files: number;
  /** Files of plugins of which nobody has said that they read MiniMessage; they stay as they are. */
  readonly asked: number;
  /** Files that somebody changed after they were read; they stay as they are. */
  readonly outdated: number;
  readonly isApplied: boolean;
}

/** Tells what is wrong in the files of a folder. Its argument is the folder's address; without one, all that are open. */
export const CHECK_FOLDER = 'fucina.checkFolder';

export interface CheckedFolder {
  /** Files with texts. */
  readonly files: number;
  readonly problems: number;
}

/** Corrects all that one rule finds in a document. Its arguments are the document's address, its version and the rule. */
export const FIX_RULE = 'fucina.fixRule';

/** Switches a rule off in the settings of a document's folder. Its arguments are the document's address and the rule. */
export const SWITCH_OFF_RULE = 'fucina.switchOffRule';

/** A command of the editor: it puts the caret there and shows the preview. */
export const PREVIEW_AT = 'fucina.previewAt';

export type PreviewAtArguments = [uri: string, at: Position];

/** What is known about a document; `null` for one without texts. */
export const ABOUT_DOCUMENT = 'fucina/aboutDocument';

export interface AboutDocumentParams {
  readonly textDocument: TextDocumentIdentifier;
}

export interface AboutDocument {
  /** The plugin that it belongs to, if that is known. */
  readonly plugin?: string;
  readonly texts: number;
}
