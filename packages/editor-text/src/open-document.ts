import { guessProfile, mayHoldTexts } from '@fucina/config-text';
import { type FileFormat, fileFormatOf, openFile } from '@fucina/config-text/file';
import { withShownNotation } from '@fucina/config-text/inner';
import { openSource, type SourceLanguage, sourceLanguageOf } from '@fucina/config-text/source';
import type { DocumentSettings, DocumentSource, EditorDocument } from './document.ts';
import { configTexts } from './document-texts.ts';
import type { EditorText } from './editor-text.ts';
import { MINI_MESSAGE, sourceTexts } from './source-texts.ts';

/** Programs, by what editors call their languages. */
const LANGUAGES: Readonly<Record<string, SourceLanguage | undefined>> = {
  java: 'java',
  kotlin: 'kotlin',
  groovy: 'groovy',
  javascript: 'javascript',
  javascriptreact: 'javascript',
  typescript: 'javascript',
  typescriptreact: 'javascript',
  rust: 'rust',
};
const MINI_MESSAGE_FILE = /\.(?:minimessage|mm)$/i;
/** JSON is mostly something else. */
const JSON_OF_TEXTS = /(?:^|\/)(?:plugins\/.*\.jsonc?|assets\/[^/]+\/lang\/[^/]+\.json)$/i;

/** Opens a document; undefined for one that holds no texts of plugins. */
export async function openDocument(
  source: DocumentSource,
  settings: DocumentSettings = {},
): Promise<EditorDocument | undefined> {
  const language = sourceLanguageOf(source.path) ?? LANGUAGES[source.languageId];
  if (language !== undefined) return openProgram(source, language, settings);
  const isMiniMessage = isMiniMessageDocument(source);
  if (!isMiniMessage && !isConfigDocument(source)) return undefined;
  const format: FileFormat | undefined = isMiniMessage ? 'lines' : fileFormatOf(source.path);
  const opened = await openFile(source.path, bytesOf(source.content), format);
  // What the reader took for another text has other offsets.
  if (!opened.ok || opened.value.content.length !== source.content.length) return undefined;
  const file = opened.value;
  const said = isMiniMessage
    ? MINI_MESSAGE
    : (settings.profile ?? guessProfile(source.path, source.content).profile);
  const profile = withShownNotation(said, file.texts);
  const known: DocumentSettings = isMiniMessage
    ? { ...settings, decisionOf: () => 'text' }
    : settings;
  return withTexts({ ...source, isSource: false, file, profile, settings: known }, () =>
    configTexts(file, profile, known),
  );
}

function openProgram(
  source: DocumentSource,
  language: SourceLanguage,
  settings: DocumentSettings,
): EditorDocument {
  const file = openSource(source.path, source.content, language);
  return withTexts({ ...source, isSource: true, file, profile: MINI_MESSAGE, settings }, () =>
    sourceTexts(file, settings),
  );
}

type WithoutTexts<Document> = Document extends unknown ? Omit<Document, 'texts'> : never;

/** Looking for problems in a config file does not need them. */
function withTexts(
  document: WithoutTexts<EditorDocument>,
  read: () => readonly EditorText[],
): EditorDocument {
  let texts: readonly EditorText[] | undefined;
  return {
    ...document,
    get texts() {
      texts ??= read();
      return texts;
    },
  };
}

function isMiniMessageDocument({ languageId, path }: DocumentSource): boolean {
  return languageId === 'minimessage' || MINI_MESSAGE_FILE.test(path);
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
