import type { Connection } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { Client } from './client.ts';
import type { ServerHost } from './host.ts';
import { type OpenDocuments, placeOfUri } from './open-documents.ts';
import type { LookedAt } from './protocol.ts';
import type { PublisherClock } from './publisher.ts';

/** A document of a folder as it was when it was read. */
export interface FolderDocument extends LookedAt {
  /** Undefined for one that is not open. */
  readonly version: number | undefined;
}

/** What somebody stops. */
interface Stop {
  readonly isCancellationRequested: boolean;
}

/** The documents of folders: those that are open as the editor has them, all others as they are on the disk. */
export class FolderDocuments {
  readonly #connection: Connection;
  readonly #documents: OpenDocuments;
  readonly #host: ServerHost;
  readonly #clock: PublisherClock;
  readonly #clientOf: () => Client;

  constructor(
    connection: Connection,
    documents: OpenDocuments,
    host: ServerHost,
    clock: PublisherClock,
    clientOf: () => Client,
  ) {
    this.#connection = connection;
    this.#documents = documents;
    this.#host = host;
    this.#clock = clock;
    this.#clientOf = clientOf;
  }

  /** In a folder, or in all that the editor has open. Between two files other work has its turn. */
  async *in(folder: string | undefined, stop: Stop): AsyncGenerator<FolderDocument> {
    const { filesIn } = this.#host;
    const folders = folder === undefined ? await this.#foldersOfEditor() : [folder];
    const seen = new Set<string>();
    for (const uri of folders) {
      const place = placeOfUri(uri);
      if (filesIn === undefined || place?.isOnDisk !== true) continue;
      for await (const file of filesIn(place.path)) {
        if (stop.isCancellationRequested) return;
        if (seen.has(file.uri)) continue;
        seen.add(file.uri);
        const found = await this.#open(file.uri, file.content);
        if (found !== undefined) yield found;
      }
    }
  }

  /** The innermost folder of the editor that a file is in. */
  async around(path: string): Promise<string | undefined> {
    const folders = await this.#foldersOfEditor();
    return folders
      .flatMap((uri) => placeOfUri(uri)?.path.replace(/\/+$/, '') ?? [])
      .filter((folder) => path.startsWith(`${folder}/`))
      .sort((one, other) => other.length - one.length)[0];
  }

  /** Typing must not wait for a folder. */
  nextTurn(): Promise<void> {
    return new Promise((resolve) => {
      this.#clock.after(0, resolve);
    });
  }

  /** Whether a document is still what was read; one that is not open is read again. */
  async isCurrent({ text, version }: FolderDocument): Promise<boolean> {
    const open = this.#documents.find(text.uri);
    if (version !== undefined) return open?.version === version;
    const content = open?.getText() ?? (await this.#onDisk(text.uri));
    return content === text.getText();
  }

  async #open(uri: string, content: string): Promise<FolderDocument | undefined> {
    const open = this.#documents.find(uri);
    if (open !== undefined) {
      const current = await this.#documents.current(open.uri);
      return current && { ...current, version: current.text.version };
    }
    const text = TextDocument.create(uri, '', 0, content);
    const document = await this.#documents.read(text);
    return document && { document, text, version: undefined };
  }

  #onDisk(uri: string): Promise<string | undefined> | undefined {
    const place = placeOfUri(uri);
    return place?.isOnDisk === true ? this.#host.contentOf?.(place.path) : undefined;
  }

  async #foldersOfEditor(): Promise<readonly string[]> {
    const { hasFolders, root } = this.#clientOf();
    const folders = hasFolders ? await this.#connection.workspace.getWorkspaceFolders() : null;
    return folders?.map(({ uri }) => uri) ?? (root === undefined ? [] : [root]);
  }
}
