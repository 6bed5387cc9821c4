import { findProfile, guessProfile, mayHoldTexts, withShownNotation } from '@fucina/config-text';
import { type FileFormat, fileFormatOf, openFile } from '@fucina/config-text/file';
import type { DocumentSettings, DocumentSource, EditorDocument } from './document.ts';
import { textsOf } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';

const MINI_MESSAGE = 'minimessage';
const MINI_MESSAGE_FILE = /\.(?:minimessage|mm)$/i;
/** JSON is mostly something else. */
const JSON_OF_TEXTS = /(?:^|\/)(?:plugins\/.*\.jsonc?|assets\/[^/]+\/lang\/[^/]+\.json)$/i;

/** Opens a document; undefined for one that holds no texts of plugins. */
export async function openDocument(
  source: DocumentSource,
  settings: DocumentSettings = {},
): Promise<EditorDocument | undefined> {
  const isMiniMessage = isMiniMessageDocument(source);
  if (!isMiniMessage && !isConfigDocument(source)) return undefined;
  const format: FileFormat | undefined = isMiniMessage ? 'lines' : fileFormatOf(source.path);
  const opened = await openFile(source.path, bytesOf(source.content), format);
  // What the reader took for another text has other offsets.
  if (!opened.ok || opened.value.content.length !== source.content.length) return undefined;
  const file = opened.value;
  const said = isMiniMessage
    ? findProfile('generic-minimessage')
    : (settings.profile ?? guessProfile(source.path, source.content).profile);
  if (said === undefined) return undefined;
  const profile = withShownNotation(said, file.texts);
  const known: DocumentSettings = isMiniMessage
    ? { ...settings, decisionOf: () => 'text' }
    : settings;
  let texts: readonly EditorText[] | undefined;
  return {
    ...source,
    file,
    profile,
    settings: known,
    // Looking for problems does not need them.
    get texts() {
      texts ??= textsOf(file, profile, known);
      return texts;
    },
  };
}

function isMiniMessageDocument({ languageId, path }: DocumentSource): boolean {
  return languageId === MINI_MESSAGE || MINI_MESSAGE_FILE.test(path);
}

function isConfigDocument({ path, content }: DocumentSource): boolean {
  const format = fileFormatOf(path);
  if (format === undefined || format === 'lines' || !mayHoldTexts(path)) return false;
  return (
    format !== 'json' || JSON_OF_TEXTS.test(path) || guessProfile(path, content).by !== 'nothing'
  );
}

/** A byte order mark that is part of the content stays there: only the first one is taken away. */
function bytesOf(content: string): Uint8Array {
  return new TextEncoder().encode(content.startsWith(MARK) ? MARK + content : content);
}

const MARK = '\ufeff';
