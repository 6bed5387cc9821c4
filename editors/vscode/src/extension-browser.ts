// In an editor that is a page: the server is a worker.
import { type ExtensionContext, Uri, workspace } from 'vscode';
import {
  BrowserMessageReader,
  BrowserMessageWriter,
  LanguageClient,
} from 'vscode-languageclient/browser';
import { startExtension } from './start-extension.ts';

export function activate(context: ExtensionContext): Promise<void> {
  const place = Uri.joinPath(context.extensionUri, 'dist', 'server-browser.js');
  return startExtension(context, (id, name, options) => {
    const start = async () => {
      const worker = await startWorker(place);
      return {
        reader: new BrowserMessageReader(worker),
        writer: new BrowserMessageWriter(worker),
      };
    };
    return new LanguageClient(id, name, start, options);
  });
}

/** Some editors refuse a worker by the address of a file of an extension. */
async function startWorker(place: Uri): Promise<Worker> {
  try {
    return new Worker(place.toString(true));
  } catch {
    // It starts from a copy of its code.
    const code = await workspace.fs.readFile(place);
    const copy = new Blob([new Uint8Array(code)], { type: 'text/javascript' });
    return new Worker(URL.createObjectURL(copy));
  }
}
