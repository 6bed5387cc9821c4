import { TextMemory } from '@fucina/config-text';
import { type DocumentSettings, type EditorDocument, openDocument } from '@fucina/editor-text';
import type { TextDocuments } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { ServerHost } from './host.ts';

interface Opened {
  readonly version: number;
  readonly document: Promise<EditorDocument | undefined>;
}

/** A document, and the text of the same version, which knows lines. */
export interface CurrentDocument {
  readonly document: EditorDocument;
  /** Of what was found in its texts before. */
  readonly memory: TextMemory;
  readonly text: TextDocument;
}

/** What programs import that read MiniMessage. */
const ADVENTURE = 'net.kyori.adventure';
/** Longer ones are not read with every key. */
const MAX_LENGTH = 2 * 1024 * 1024;

/** The documents that are open in the editor, each read once for every version. */
export class OpenDocuments {
  readonly #texts: TextDocuments<TextDocument>;
  readonly #host: ServerHost;
  readonly #opened = new Map<string, Opened>();
  readonly #memories = new Map<string, TextMemory>();
  notes = false;
  /** It is another one when all documents have to be read again. */
  reading = 1;

  constructor(texts: TextDocuments<TextDocument>, host: ServerHost) {
    this.#texts = texts;
    this.#host = host;
  }

  /** Undefined for a document without texts, and for one that was changed meanwhile. */
  async current(uri: string): Promise<CurrentDocument | undefined> {
    const text = this.#texts.get(uri);
    if (text === undefined) return undefined;
    const { version } = text;
    const document = await this.#open(text);
    const isCurrent = this.#texts.get(uri) === text && text.version === version;
    if (document === undefined || !isCurrent) return undefined;
    const memory = this.#memories.get(uri) ?? new TextMemory();
    this.#memories.set(uri, memory);
    return { document, text, memory };
  }

  close(uri: string): void {
    this.#opened.delete(uri);
    this.#memories.delete(uri);
  }

  forgetAll(): void {
    this.reading += 1;
    this.#opened.clear();
    this.#memories.clear();
  }

  #open(text: TextDocument): Promise<EditorDocument | undefined> {
    const { uri, version } = text;
    const known = this.#opened.get(uri);
    if (known?.version === version) return known.document;
    const document = this.read(text);
    this.#opened.set(uri, { version, document });
    return document;
  }

  /** That of a file which is open, too, however its address is written. */
  find(uri: string): TextDocument | undefined {
    const path = placeOfUri(uri)?.path;
    return (
      this.#texts.get(uri) ?? this.#texts.all().find((one) => placeOfUri(one.uri)?.path === path)
    );
  }

  /** A text that need not be open. */
  async read(text: TextDocument): Promise<EditorDocument | undefined> {
    const { uri, languageId } = text;
    const place = placeOfUri(uri);
    const content = text.getText();
    if (place === undefined || content.length > MAX_LENGTH) return undefined;
    const { path, isOnDisk } = place;
    const settings: DocumentSettings = isOnDisk
      ? await this.#host.settingsOf({ path, content, notes: this.notes })
      : {};
    const document = await openDocument({ path, languageId, content }, settings);
    const isSure =
      document?.profile.isGuess !== true ||
      document.file.format === 'lines' ||
      content.includes(ADVENTURE);
    return isSure || !isOnDisk || this.#host.isInProject(path) ? document : undefined;
  }
}

/** A scheme, perhaps a host, and a path. */
const ADDRESS = /^([a-z][a-z0-9+.-]*):(?:\/\/[^/?#]*)?([^?#]*)/i;

/** Where a document is; undefined for old versions of files, which editors show beside the new ones. */
export function placeOfUri(
  uri: string,
): { readonly path: string; readonly isOnDisk: boolean } | undefined {
  const [, scheme = '', written = ''] = ADDRESS.exec(uri) ?? [];
  if (scheme === 'git') return undefined;
  try {
    const path = decodeURIComponent(written).replace(/^\/(?=[a-z]:)/i, '');
    return { path, isOnDisk: scheme === 'file' };
  } catch {
    // An address that is none.
    return undefined;
  }
}
