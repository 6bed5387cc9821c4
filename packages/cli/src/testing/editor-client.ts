import { spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import {
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type InitializeResult,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Range,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver-protocol/node';
import { BIN } from './run-program.ts';

export interface ClientOptions extends Partial<InitializeParams> {
  /** Where its documents are, each in a folder of its own. */
  readonly folder?: string;
  /** Node and the command line that it runs. */
  readonly program?: readonly [node: string, bin: string];
}

/** An editor that has started `fucina lsp`. */
export class EditorClient {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  readonly #exited: Promise<number | null>;
  readonly #published = new Map<string, Diagnostic[]>();
  readonly #waiting = new Map<string, (found: Diagnostic[]) => void>();
  readonly #folder: string;
  #opened = 0;

  private constructor(
    connection: ProtocolConnection,
    initialized: InitializeResult,
    exited: Promise<number | null>,
    folder: string,
  ) {
    this.#folder = folder;
    this.connection = connection;
    this.initialized = initialized;
    this.#exited = exited;
    connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
      const { uri, version, diagnostics } = params;
      const key = `${uri} ${version}`;
      this.#published.set(key, diagnostics);
      this.#waiting.get(key)?.(diagnostics);
    });
  }

  static async start({
    folder = '/no-folder',
    program: [node, bin] = [process.execPath, BIN],
    ...params
  }: ClientOptions = {}): Promise<EditorClient> {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const child = spawn(node, [bin, 'lsp', '--stdio'], {
      env: { PATH, NODE_COMPILE_CACHE, LANG: 'C' },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    connection.listen();
    const initialized = await connection.sendRequest(InitializeRequest.type, {
      processId: process.pid,
      rootUri: null,
      capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
      ...params,
    });
    const client = new EditorClient(connection, initialized, exited, folder);
    await connection.sendNotification(InitializedNotification.type, {});
    return client;
  }

  /** Opens a document, whose name no other test has. */
  async open(name: string, text: string, languageId = ''): Promise<string> {
    this.#opened += 1;
    const uri = name.includes(':')
      ? name
      : pathToFileURL(join(this.#folder, `${this.#opened}`, name)).href;
    const textDocument = { uri, languageId, version: 1, text };
    await this.connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
    return uri;
  }

  async change(
    uri: string,
    version: number,
    contentChanges: TextDocumentContentChangeEvent[],
  ): Promise<void> {
    const textDocument = { uri, version };
    await this.connection.sendNotification(DidChangeTextDocumentNotification.type, {
      textDocument,
      contentChanges,
    });
  }

  /** What was found in a version of a document. */
  diagnosticsOf(uri: string, version = 1): Promise<Diagnostic[]> {
    return this.#waitFor(`${uri} ${version}`);
  }

  /** What is left of them when a document is closed. */
  diagnosticsOfClosed(uri: string): Promise<Diagnostic[]> {
    return this.#waitFor(`${uri} undefined`);
  }

  #waitFor(key: string): Promise<Diagnostic[]> {
    const known = this.#published.get(key);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => {
      this.#waiting.set(key, resolve);
    });
  }

  /** Without a word; the code that the process ends with. */
  leave(): Promise<number | null> {
    this.connection.end();
    return this.#exited;
  }

  /** The code that the process ends with. */
  async stop(): Promise<number | null> {
    await this.connection.sendRequest(ShutdownRequest.type);
    await this.connection.sendNotification(ExitNotification.type);
    return this.#exited;
  }
}

/** Lines end as in all editors. */
export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

function offsetAt(text: string, { line, character }: Position): number {
  let start = 0;
  for (let left = line; left > 0; left -= 1) {
    const found = /\r\n|\n|\r/.exec(text.slice(start));
    start += found === null ? 0 : found.index + found[0].length;
  }
  return start + character;
}

export function sourceOf(text: string, { start, end }: Range): string {
  return text.slice(offsetAt(text, start), offsetAt(text, end));
}

interface Change {
  readonly range: Range;
  readonly newText: string;
}

export function withChanges(text: string, changes: readonly Change[]): string {
  const placed = changes.map(({ range, newText }) => ({
    from: offsetAt(text, range.start),
    to: offsetAt(text, range.end),
    newText,
  }));
  let [written, at] = ['', 0];
  for (const { from, to, newText } of placed.sort((one, other) => one.from - other.from)) {
    written += text.slice(at, from) + newText;
    at = to;
  }
  return written + text.slice(at);
}
