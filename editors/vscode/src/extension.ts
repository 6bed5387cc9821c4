// In the editor on a computer: the server is a process of its own.
import type { ExtensionContext } from 'vscode';
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import { startExtension } from './start-extension.ts';

export function activate(context: ExtensionContext): Promise<void> {
  const module = context.asAbsolutePath('dist/server.mjs');
  const server: ServerOptions = { module, transport: TransportKind.ipc };
  return startExtension(context, (id, name, options) => {
    return new LanguageClient(id, name, server, options);
  });
}
