// In an editor that is a page: the server is a worker.
import { type ExtensionContext, Uri } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
} from 'vscode-languageclient/browser';
import { startExtension } from './start-extension.ts';
import { startWorker } from './start-worker.ts';

export function activate(context: ExtensionContext): Promise<void> {
  const folder = Uri.joinPath(context.extensionUri, 'dist');
  return startExtension(context, (id, name, options) => {
    const start = async () => {
      const worker = await startWorker(folder);
      return {
        reader: new BrowserMessageReader(worker),
        writer: new BrowserMessageWriter(worker),
      };
    };
    return new LanguageClient(id, name, start, options);
  });
}
