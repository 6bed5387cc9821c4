import { isLanguageCode, type LanguageCode } from '@fucina/site';
import type { InitializeParams } from 'vscode-languageserver';
import type { ServerHost } from './host.ts';

/** What the editor can do, and how who works there wants it. */
export interface Client {
  readonly language: LanguageCode;
  readonly hasVersions: boolean;
  readonly hasMarkdown: boolean;
  /** It shows pictures of `data:` addresses in hovers, in the size that stands behind them. */
  readonly hasPictures: boolean;
  readonly watchesFiles: boolean;
  /** It makes files that an edit needs. */
  readonly makesFiles: boolean;
  /** It shows edits that need it before they are made. */
  readonly asksBefore: boolean;
  /** Somebody wants the pieces of texts to be colored in every document. */
  readonly colorsAll: boolean;
  /** Somebody wants to see hints between what is written. */
  readonly showsHints: boolean;
  /** Somebody wants a line above each text, and the editor has the command that it names. */
  readonly showsLenses: boolean;
  /** It asks what is wrong, and does not want to be told. */
  readonly pullsDiagnostics: boolean;
  /** It asks again when it is told that what it knows is old. */
  readonly refreshes: boolean;
  /** It says which folders are open. */
  readonly hasFolders: boolean;
  /** The folder of an editor that has one. */
  readonly root: string | undefined;
}

export function clientOf(params: InitializeParams | undefined, host: ServerHost): Client {
  const { textDocument, workspace } = params?.capabilities ?? {};
  const [editors = ''] = (params?.locale ?? '').toLowerCase().split(/[-_]/);
  const { codeLens, diagnostics, language, hoverPictures, inlayHints, semanticTokens } =
    params?.initializationOptions ?? {};
  const asked = language ?? editors;
  return {
    language: isLanguageCode(asked) ? asked : host.language,
    hasVersions: workspace?.workspaceEdit?.documentChanges === true,
    hasMarkdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
    hasPictures: hoverPictures === true,
    watchesFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    makesFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') === true,
    asksBefore: workspace?.workspaceEdit?.changeAnnotationSupport !== undefined,
    colorsAll: semanticTokens === 'all',
    showsHints: inlayHints === true,
    showsLenses: codeLens === true,
    pullsDiagnostics: diagnostics === 'pull',
    refreshes: workspace?.diagnostics?.refreshSupport === true,
    hasFolders: workspace?.workspaceFolders === true,
    root: params?.rootUri ?? undefined,
  };
}
